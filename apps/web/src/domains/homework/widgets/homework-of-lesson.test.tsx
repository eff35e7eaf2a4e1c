// Proves ours-400.

import type { WireOf } from '@institute/contract/call';
import type { getHomework } from '@institute/contract/homework/my-homework';
import type { HomeworkTask } from '@institute/contract/homework/task';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../../test/indexed-db.ts';
import { keepTake } from '../../../platform/takes/kept-takes.ts';
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
/** The server takes what is handed in, and says so whenever it is asked from then on. */
const takesHandIn = (handIn: (typeof homework)['hand_ins'][number] = handedIn()) =>
  server.reply('hand_in', () => {
    homework = { ...homework, left: 2, hand_ins: [handIn] };
    return ok(handIn);
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
  uploads.isHeld = true;
  await press('Hand in');
  expect(await screen.findByText('Sending 50%')).toBeTruthy();
  expect(screen.queryByText(/^Handed in/)).toBeNull();
  expect(server.of('hand_in')).toEqual([]);
  takesHandIn();
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

const line = { id: 'two', arabic: 'بَابٌ', translation: 'A door' };
const earlier = () => ({
  ...{ id: 4, attempt: 1, handed_in_at: 1_796_000_000, is_late: false, state: 'again' as const },
  ...{ asked: JSON.stringify(task({ lines: [...(task().lines ?? []), line] })), text: '' },
  takes: [
    {
      ...{ id: 9, kind: 'voice' as const, line_id: 'two', path: 'files/a.m4a', copy_path: '' },
      ...{ extension: 'm4a', bytes: 4000, seconds: 3, levels: [] },
    },
  ],
  replies: [
    {
      ...{ id: 5, take_id: 9, text: 'The i is short.', by_name: 'Huda', at: 1_796_000_100 },
      is_own: false,
    },
  ],
  ...{ rubric: [], answered_at: 1_796_000_200, answered_by: 'Huda', version: 2 },
});

// Proves ours-407.
it('what was read, and said to it, stays readable while a task without its line is done again', async () => {
  homework.hand_ins = [earlier()];
  show();
  expect(await screen.findByText('The i is short.')).toBeTruthy();
  expect(screen.getByText('بَابٌ')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Play: Mine: بَابٌ' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Record line 2' })).toBeNull();
  expect(await screen.findByRole('button', { name: 'Record line 1' })).toBeTruthy();
});

// Proves ours-407.
it('what a changed task asks for no longer is not sent, is shown, and is thrown away by a press', async () => {
  const slot = 'homework/class-1/lesson-5/b1';
  const take = { blob: new Blob(['voice'], { type: 'audio/mp4' }), seconds: 3, levels: [] };
  await keepTake(slot, 'line-one', take);
  await keepTake(slot, 'line-two', { ...take, blob: new Blob(['gone'], { type: 'audio/mp4' }) });
  homework.task = JSON.stringify(task({ ways: ['voice', 'text'] }));
  show();
  await type('kept');
  cleanup();
  homework.task = JSON.stringify(task({ ways: ['voice'] }));
  show();
  const apart = await screen.findByRole('region', { name: 'Not asked for any more' });
  expect(within(apart).getByText('kept')).toBeTruthy();
  takesHandIn({ ...earlier(), id: 5, state: 'waiting', takes: [], replies: [] });
  await press('Hand in');
  await screen.findByText(/^Handed in/);
  const [sent] = server.of('hand_in');
  const lineIds = [...(sent?.fields ?? [])].filter(([name]) => name.endsWith('[line_id]'));
  expect(lineIds).toEqual([['takes[0][line_id]', 'one']]);
  expect(sent?.fields.get('text') ?? '').toBe('');
  expect(within(apart).getAllByRole('button', { name: 'Throw away' })).toHaveLength(2);
  await waitFor(() =>
    expect(
      screen
        .getAllByRole<HTMLButtonElement>('button', { name: 'Throw away' })
        .every((one) => !one.disabled),
    ).toBe(true),
  );
  const throwAway = () => {
    const [first] = screen.getAllByRole('button', { name: 'Throw away' });
    if (first) fireEvent.click(first);
  };
  // The question stands in its place.
  throwAway();
  throwAway();
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: 'Throw away' })).toHaveLength(1),
  );
  throwAway();
  throwAway();
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Not asked for any more' })).toBeNull(),
  );
});

it('where nothing may be handed in any more it says why', async () => {
  Object.assign(homework, { left: 0, refusal: 'The last day of this homework is over.' });
  show();
  expect(await screen.findByText('The last day of this homework is over.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Hand in' })).toBeNull();
});
