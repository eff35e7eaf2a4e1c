// Proves ours-415, call-getTakesOfStudent.

import { TakeOfStudent } from '@institute/contract/homework/answers';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { type MockServer, mockServer, ok, renderAt } from '../../../test/mock-server.tsx';
import { StudentTakes } from './student-takes.tsx';

/** What is heard, in turn. */
let heard: FakeAudio[];
class FakeAudio {
  src: string;
  currentTime = 0;
  duration = 2;
  readyState = 4;
  playbackRate = 1;
  isPlaying = false;
  onplaying = () => undefined;
  onpause = () => undefined;
  onended = () => undefined;
  constructor(src = '') {
    this.src = src;
    if (src !== '') heard.push(this);
  }
  canPlayType = () => '';
  async play() {
    this.isPlaying = true;
    this.onplaying();
  }
  pause() {
    this.isPlaying = false;
    this.onpause();
  }
}

const taken = (id: number, arabic: string, day: number, own: object = {}): TakeOfStudent => ({
  ...{ handInId: id, handedInAt: new Date(Date.UTC(2026, 10, day)), title: 'Read', attempt: 1 },
  arabic,
  take: {
    ...{ id, kind: 'voice', lineId: null, path: `files/${id}.weba`, copyPath: '' },
    ...{ extension: 'weba', bytes: 1000, seconds: 2, levels: [], ...own },
  },
});

let server: MockServer;
beforeEach(() => {
  heard = [];
  server = mockServer();
  vi.stubGlobal('Audio', FakeAudio);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const show = () =>
  renderAt(
    '/',
    <StudentTakes classId={2} studentId={20} studentName="زينب" onClose={() => undefined} />,
  );
const sources = () => heard.map(({ src }) => src.replace(/.*files/, 'files'));

it('plays week 1 and week 12 of each line one after the other, by one press', async () => {
  const takes = [
    ...[taken(1, '', 1), taken(2, 'بَابٌ', 2, { copyPath: 'files/2.m4a' }), taken(3, 'بَيْتٌ', 3)],
    ...[taken(4, 'بَابٌ', 20), taken(5, 'بَابٌ', 21, { path: '' })],
  ];
  server.reply('getTakesOfStudent', () => ok(takes.map((one) => z.encode(TakeOfStudent, one))));
  show();
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('button', { name: 'Play one after the other' });
  expect(dialog.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    ...['بَابٌ', 'بَيْتٌ', 'Spoken as a whole'],
  ]);
  expect(dialog.getByText('Its time is over: the recording was removed.')).toBeTruthy();
  expect(heard).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Play one after the other' }));
  // This browser plays no Opus: where there is a copy, that is heard.
  expect(sources()).toEqual(['files/2.m4a']);
  act(() => heard[0]?.onended());
  expect(sources()).toEqual(['files/2.m4a', 'files/4.weba']);
  act(() => heard[1]?.onended());
  act(() => heard[2]?.onended());
  expect(sources().slice(2)).toEqual(['files/3.weba', 'files/1.weba']);
  fireEvent.click(dialog.getByRole('button', { name: 'Stop' }));
  expect(heard[3]?.isPlaying).toBe(false);
});

it('says that there is none yet', async () => {
  server.reply('getTakesOfStudent', () => ok([]));
  show();
  expect(await screen.findByText('No recording yet')).toBeTruthy();
});
