import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { UploadProgress } from '../../platform/upload-control.ts';
import { UploadRow } from './upload-row.tsx';

afterEach(cleanup);

const show = (progress: Partial<UploadProgress>) =>
  render(
    <UploadRow
      progress={{ sent: 30, total: 200, state: 'sending', secondsLeft: 170, ...progress }}
      isFile
      onHold={() => undefined}
    />,
  );

// Proves decision-090-4.
it('says how long an upload still takes', () => {
  show({});
  expect(screen.getByText('about 3 minutes left')).toBeTruthy();
});

it.each([
  ['while its speed is not known', { secondsLeft: null }],
  ['once all of it is sent', { sent: 200 }],
])('says nothing of that %s', (_when, progress) => {
  show(progress);
  expect(screen.queryByText(/left/)).toBeNull();
});
