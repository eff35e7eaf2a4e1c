// Proves ours-400.

import type { WireOf } from '@institute/contract/call';
import type { getHomework } from '@institute/contract/homework/my-homework';
import type { HomeworkTask } from '@institute/contract/homework/task';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../../test/indexed-db.ts';
import { useTakeStore } from '../../../platform/takes/take-store.ts';
import { FakeMicrophone } from '../../../test/fake-microphone.ts';
import { type MockServer, mockServer, ok, refused, renderAt } from '../../../test/mock-server.tsx';
import { type MockUploads, mockUploads } from '../../../test/mock-uploads.ts';
import { HomeworkOfLesson } from './homework-of-lesson.tsx';

type Answer = WireOf<typeof getHomework>;
type Sent = Answer['homework'][number];

const task = (own: Partial<HomeworkTask> = {}): HomeworkTask => ({
  ...{ title: 'Read the house', text: 'Slowly, please.', ways: ['voice', 'text'] },
  ...{ attempts: 3, seconds: 60, marking: { kind: 'seen' } },
  lines: [{ id: 'one', arabic: 'هٰذَا بَيْتٌ.', translation: 'This is a house.' }],
  ...own,
});
let server: MockServer;
let homework: Sent;
let isGiven: boolean;
let uploads: MockUploads;

beforeEach(() => {
  localStorage.clear();
  indexedDB.deleteDatabase('takes');
  useTakeStore.setState({}, true);
  server = mockServer();
  uploads = mockUploads(server);
  new FakeMicrophone();
  isGiven = true;
  homework = {
    ...{ block_id: 'b1', task: JSON.stringify(task()), due_at: 0, is_late: false },
    ...{ left: 3, refusal: '', hand_ins: [] },
  };
  server.reply('get_homework', () =>
    ok({ homework: [homework], consent: { is_given: isGiven, given_at: 0, months: 12 } }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () =>
  renderAt(
    '/classes/class-1/lessons/lesson-5',
    <HomeworkOfLesson
      block={{ id: 'b1', kind: 'homework', task: task() }}
      lesson={{ rand: 'lesson-5', classRand: 'class-1' }}
      files={{ files: [], take: 0, onReload: () => undefined, reloading: false }}
    />,
  );
/** A press, once it counts: nothing records before it is known what the device keeps, nor is drawn within `act`. */
const press = async (name: string) => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  await act(async () => void fireEvent.click(button));
};
const type = async (text: string) =>
  fireEvent.change(await screen.findByLabelText('My text'), { target: { value: text } });

/** Records a line: the fake recorder gives some bytes as it is stopped. */
async function record(name: string) {
  await press(name);
  await press('Stop');
  await screen.findByText('Kept on this phone. Not handed in yet.');
}
const handedIn = () => ({
  ...{ id: 7, attempt: 1, handed_in_at: 1_796_000_000, is_late: false, state: 'waiting' as const },
  ...{ asked: JSON.stringify(task()), text: '', takes: [], replies: [], rubric: [] },
  ...{ answered_at: 0, answered_by: '', version: 1 },
});

it('what is recorded is kept on the phone, says so, and is there again', async () => {
  show();
  await record('Record line 1');
  expect(screen.queryByText(/^Handed in/)).toBeNull();
  expect(server.of('hand_in')).toEqual([]);
  cleanup();
  useTakeStore.setState({}, true);
  show();
  expect(await screen.findByText('Kept on this phone. Not handed in yet.')).toBeTruthy();
});

it('what is being sent shows how much of it has arrived', async () => {
  show();
  await record('Record line 1');
  Object.assign(uploads, { isHeld: true, cutAfter: 3 });
  await press('Hand in');
  expect(await screen.findByText('Sending 50%')).toBeTruthy();
  expect(screen.queryByText(/^Handed in/)).toBeNull();
  expect(server.of('hand_in')).toEqual([]);
  server.reply('hand_in', () => ok(handedIn()));
  await act(async () => uploads.goOn());
  expect(await screen.findByText(/^Handed in/)).toBeTruthy();
});

it('only the answer of the server says that it is handed in', async () => {
  show();
  await record('Record line 1');
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.reply('hand_in', async () => {
    await asked;
    homework = { ...homework, left: 2, hand_ins: [handedIn()] };
    return ok(handedIn());
  });
  await press('Hand in');
  await waitFor(() => expect(server.of('hand_in')).toHaveLength(1));
  expect(screen.getByText('Sending…', { selector: 'p' })).toBeTruthy();
  expect(screen.queryByText(/^Handed in/)).toBeNull();
  await act(async () => answer());
  expect(await screen.findByText(/^Handed in/)).toBeTruthy();
  expect(screen.queryByText('Kept on this phone. Not handed in yet.')).toBeNull();
});

it('what the server refuses is said, and stays', async () => {
  show();
  await type('بيت');
  server.reply('hand_in', () => refused('homework_closed', 'The last day is over.'));
  await press('Hand in');
  expect(await screen.findByText('The last day is over.')).toBeTruthy();
  expect(((await screen.findByLabelText('My text')) as HTMLTextAreaElement).value).toBe('بيت');
});

// Proves ours-402.
it('before the first recording it is said who hears it; a guardian who agrees gives a name', async () => {
  isGiven = false;
  show();
  await press('Record line 1');
  expect(await screen.findByText(/no other student.*12 months/)).toBeTruthy();
  fireEvent.click(screen.getByLabelText(/^The student is under 18/));
  await press('Agree and record');
  expect(await screen.findByText('Please write your name.')).toBeTruthy();
  expect(server.of('agree_to_recording')).toEqual([]);
  fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Maryam' } });
  server.reply('agree_to_recording', () => {
    isGiven = true;
    return ok({ is_given: true, given_at: 1_796_000_000, months: 12 });
  });
  await press('Agree and record');
  expect(await screen.findByText(/^Recording: 0:00 of 1:00/)).toBeTruthy();
  expect(server.of('agree_to_recording')[0]?.fields.get('guardian_name')).toBe('Maryam');
});

it('where nothing may be handed in any more it says why', async () => {
  Object.assign(homework, { left: 0, refusal: 'The last day of this homework is over.' });
  show();
  expect(await screen.findByText('The last day of this homework is over.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Hand in' })).toBeNull();
});
