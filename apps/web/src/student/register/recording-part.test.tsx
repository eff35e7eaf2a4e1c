// Proves ours-329, ours-332.

import type { WireOf } from '@institute/contract/call';
import type { getRegister } from '@institute/contract/meetings/registers';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type MockServer, mockServer, ok, refused, renderAt } from '../../test/mock-server.tsx';
import { type MockUploads, mockUploads } from '../../test/mock-uploads.ts';
import { RegisterPage } from './register-page.tsx';

type Answer = WireOf<typeof getRegister>;
const seconds = (time: string) => new Date(time).getTime() / 1000;
let meeting = 100;
const register = (own: Partial<Answer> = {}): Answer => ({
  ...{ id: meeting, class_id: 7, class_rand: 'roots', class_name: 'Roots', topic: '' },
  ...{ group_name: '', teacher_name: 'Huda', zone: 'Africa/Lagos', state: 'held', reason: '' },
  ...{ starts_at: seconds('2027-01-05T17:00:00Z'), ends_at: seconds('2027-01-05T18:00:00Z') },
  ...{ place: '', closes_at: 0, version: 1, taught: '', homework: '', lesson_id: 0, started_at: 0 },
  ...{ is_open: true, lessons: [], students: [], takes_films: true, ...own },
});
const sound = { url: 'files/a.m4a?exp=1&sig=a', bytes: 14_000_000, seconds: 3480 };

let server: MockServer;
let uploads: MockUploads;
beforeEach(() => {
  meeting += 1;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-05T19:00:00Z') });
  server = mockServer();
  uploads = mockUploads(server);
  server.reply('getRegister', () => ok(register()));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = () =>
  renderAt(
    `/teaching/meetings/${meeting}`,
    <Routes>
      <Route path="/teaching/meetings/:id" element={<RegisterPage />} />
    </Routes>,
  );
const part = () => screen.findByRole('region', { name: 'Recording' });
const choose = async (name = 'zoom.mp4', size = 10) => {
  const file = new File(['a'.repeat(10)], name, { type: 'video/mp4' });
  Object.defineProperty(file, 'size', { value: size });
  const field = await screen.findByLabelText(/Upload (the recording|another)/);
  fireEvent.change(field, { target: { files: [file] } });
};

it('one press sends it in parts, also while another page is looked at, and its sound is waited for', async () => {
  let answerTaken = (_answer: Response) => {};
  server.reply('addRecording', () => new Promise((resolve) => (answerTaken = resolve)));
  show();
  expect(within(await part()).getByText(/Video or sound, at most 1 GB and 4 hours/)).toBeTruthy();
  await choose();
  expect(await screen.findByRole('progressbar')).toBeTruthy();
  // Another page is looked at meanwhile.
  cleanup();
  show();
  expect(await screen.findByRole('progressbar')).toBeTruthy();
  await waitFor(() => expect(server.of('addRecording')).toHaveLength(1));
  const making = { is_making: true };
  server.reply('getRegister', () => ok(register({ recording: making })));
  await act(async () => answerTaken(ok(making)));
  cleanup();
  show();
  expect(await screen.findByText(/The sound is being made/)).toBeTruthy();
  const { fields } = server.of('addRecording')[0] ?? { fields: new URLSearchParams() };
  expect([fields.get('meeting_id'), fields.get('upload')]).toEqual([`${meeting}`, 'upload-1']);
  expect(uploads.parts.map(({ bytes }) => bytes)).toEqual([10]);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('is heard as the students hear it, and removed after a question', async () => {
  server.reply('getRegister', () => ok(register({ recording: { is_making: false, sound } })));
  show();
  expect(within(await part()).getByText('58 minutes, 14 MB')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  server.reply('removeRecording', () => ok(null));
  server.reply('getRegister', () => ok(register()));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('The recording is removed.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('58 minutes, 14 MB')).toBeNull());
});

it('says why it was not taken, or why no sound could be made, with the way out', async () => {
  server.reply('getRegister', () =>
    ok(register({ takes_films: false, recording: { is_making: false, problem: 'silent' } })),
  );
  show();
  expect(within(await part()).getByText(/There is no sound in what you sent/)).toBeTruthy();
  expect(screen.getByText(/This server takes no video/)).toBeTruthy();
  await choose('long.wav', 1_100_000_000);
  expect(screen.getByText(/This file is larger than 1 GB/)).toBeTruthy();
  server.reply('addRecording', () => refused('recording_film', 'Send the sound alone.'));
  await choose();
  expect(await screen.findByText('Send the sound alone.')).toBeTruthy();
  uploads.refusals.push({ status: 413, code: 'too_large' });
  await choose('another.mp4');
  await waitFor(() => expect(screen.queryByText('Send the sound alone.')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(within(await part()).getByRole('alert').textContent).not.toBe('');
});
