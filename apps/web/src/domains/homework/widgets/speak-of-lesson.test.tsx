import type { WireOf } from '@institute/contract/call';
import type { getHomework } from '@institute/contract/homework/my-homework';
import { taskOfSpeak } from '@institute/contract/homework/speak';
import type { BlockOf } from '@institute/contract/lessons/blocks';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../../test/indexed-db.ts';
import { useTakeStore } from '../../../platform/takes/take-store.ts';
import { FakeMicrophone } from '../../../test/fake-microphone.ts';
import { type MockServer, mockServer, ok, renderAt } from '../../../test/mock-server.tsx';
import { mockUploads } from '../../../test/mock-uploads.ts';
import { SpeakOfLesson } from './speak-of-lesson.tsx';

type Sent = WireOf<typeof getHomework>['homework'][number];
type HandIn = Sent['hand_ins'][number];

const block: BlockOf<'speak'> = {
  ...{ id: 'b1', kind: 'speak', arabic: 'هٰذَا بَيْتٌ.', translation: 'This is a house.' },
};
const onDone = vi.fn();
let server: MockServer;
let homework: Sent;
let isGiven: boolean;

const handedIn = (own: Partial<HandIn> = {}): HandIn => ({
  ...{ id: 7, attempt: 1, handed_in_at: 1_796_000_000, is_late: false, state: 'waiting' },
  ...{ asked: JSON.stringify(taskOfSpeak(block)), text: '', replies: [], rubric: [] },
  ...{ answered_at: 0, answered_by: '', version: 1 },
  takes: [
    {
      ...{ id: 3, kind: 'voice', line_id: 'b1', path: 'takes/3', copy_path: '' },
      ...{ extension: 'weba', bytes: 6, seconds: 2, levels: [] },
    },
  ],
  ...own,
});
const reply = {
  ...{ id: 1, take_id: 3, at_ms: 700, text: 'بَيْتٌ, with its tanwin' },
  ...{ by_name: 'Ustadha Huda', at: 1_796_000_100, is_own: false },
};

beforeEach(() => {
  localStorage.clear();
  indexedDB.deleteDatabase('takes');
  useTakeStore.setState({}, true);
  onDone.mockReset();
  server = mockServer();
  mockUploads(server);
  new FakeMicrophone();
  isGiven = true;
  homework = {
    ...{ block_id: 'b1', task: JSON.stringify(taskOfSpeak(block)), due_at: 0, is_late: false },
    ...{ left: 1_000_000, refusal: '', hand_ins: [] },
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
    <SpeakOfLesson
      block={block}
      lesson={{ rand: 'lesson-5', classRand: 'class-1' }}
      files={{ files: [], take: 0, onReload: () => undefined, reloading: false }}
      onDone={onDone}
    />,
  );
/** A press, once it counts: nothing records before it is known what the device keeps. */
const press = async (name: string) => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  await act(async () => void fireEvent.click(button));
};

// Proves ours-441, ours-442.
it('is recorded, heard and recorded again, and done once the server has it', async () => {
  show();
  await press('Record');
  await press('Stop');
  expect(await screen.findByText('Kept on this phone. Not handed in yet.')).toBeTruthy();
  await press('Record again');
  await press('Stop');
  expect(onDone).not.toHaveBeenCalled();
  server.reply('hand_in', () => {
    homework = { ...homework, hand_ins: [handedIn()] };
    return ok(handedIn());
  });
  await press('Hand in');
  expect(await screen.findByText(/^Handed in/)).toBeTruthy();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  const [sent, ...others] = server.of('hand_in');
  expect(others).toEqual([]);
  expect(sent?.fields.get('block_id')).toBe('b1');
  expect([...(sent?.fields ?? [])]).toContainEqual(['takes[0][line_id]', 'b1']);
  // Nothing is counted: it may be read as often as one wants.
  expect(screen.getByRole('button', { name: 'Record again' })).toBeTruthy();
  expect(screen.queryByText(/You can hand this in/)).toBeNull();
});

// Proves ours-441.
it('stands with what came back: simply heard, or a word at its place', async () => {
  const heard = { state: 'answered' as const, answered_at: 1_796_000_100 };
  homework.hand_ins = [
    handedIn({ ...heard, id: 8, attempt: 2, answered_by: 'Ustadha Huda', replies: [reply] }),
    handedIn({ ...heard, answered_by: 'Ustadha Huda' }),
  ];
  show();
  expect((await screen.findAllByText('Heard')).length).toBe(2);
  expect(screen.getByRole('button', { name: 'Reply at 0:00' })).toBeTruthy();
  expect(screen.getByText(/with its tanwin/)).toBeTruthy();
  expect(screen.getByText('Earlier attempts (1)')).toBeTruthy();
  expect(onDone).toHaveBeenCalledOnce();
});

// Proves ours-402.
it('asks for the consent of homework before the first recording, and begins by the same press', async () => {
  isGiven = false;
  show();
  await press('Record');
  expect(await screen.findByText(/no other student/)).toBeTruthy();
  server.reply('agree_to_recording', () => {
    isGiven = true;
    return ok({ is_given: true, given_at: 1_796_000_000, months: 12 });
  });
  await press('Agree and record');
  expect(await screen.findByText(/^Recording: 0:00 of 3:00/)).toBeTruthy();
});
