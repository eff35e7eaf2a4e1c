import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { UploadProgress } from '../../platform/upload-control.ts';
import { sizeText } from '../../ui/byte-size.ts';
import { MaterialField } from './material-field.tsx';

afterEach(cleanup);

const file = new File([new Uint8Array(2048)], 'market.pdf', { type: 'application/pdf' });

function show(progress: Partial<UploadProgress> | null, failure: string | null = null): string {
  render(
    <MaterialField
      {...{ lesson: null, existing: '', missing: '', failure }}
      file={{ kind: 'pdf', file }}
      progress={progress && { sent: 1, total: 2, state: 'sending', secondsLeft: null, ...progress }}
      onChoose={() => undefined}
      onRemoved={() => undefined}
    />,
  );
  return screen.getByText('market.pdf').closest('p')?.textContent ?? '';
}

it.each([
  [null, 'Will be uploaded when the lesson is saved'],
  [{}, 'Uploading the file'],
  [{ state: 'paused' }, 'The upload is paused.'],
  [{ state: 'waiting' }, 'The line is cut. The upload goes on by itself.'],
  [{ sent: 2 }, 'The file has arrived and is being looked at.'],
] as const)('says of a chosen file whose upload is %j: %s', (progress, words) => {
  expect(show(progress)).toBe(`market.pdf${sizeText(file.size)} · ${words}`);
});

it('says nothing of an upload once the server has refused the file', () => {
  expect(show(null, 'This is no PDF.')).toBe(`market.pdf${sizeText(file.size)}`);
  expect(screen.getByRole('alert').textContent).toBe('This is no PDF.');
});
