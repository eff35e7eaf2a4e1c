import type { DataOf } from '@institute/contract/call';
import { getHandIn, WaitingHandIn } from '@institute/contract/homework/answers';
import { Reply } from '@institute/contract/homework/hand-ins';
import * as z from 'zod/mini';

type FullHandIn = DataOf<typeof getHandIn>;

const LINE = 'هٰذَا كِتَابٌ';

/** A hand-in of Zaynab with one recording, as an answer brings it. */
export const sentHandIn = (id: number, own: Partial<FullHandIn> = {}) =>
  z.encode(getHandIn.response, {
    ...{ id, studentId: 20, studentName: 'زينب', classId: 2, className: 'Nahw' },
    ...{ title: `Read ${id}`, lessonId: 3, meetingId: null, attempt: 1, isLate: false },
    ...{ handedInAt: new Date(Date.UTC(2026, 10, 1)), state: 'waiting', text: '', replies: [] },
    asked: {
      ...{ title: `Read ${id}`, text: 'Slowly.', ways: ['voice'], attempts: 3, seconds: 180 },
      ...{ lines: [{ id: 'a', arabic: LINE, translation: '' }], marking: { kind: 'seen' } },
    },
    takes: [
      {
        ...{ id: id * 10, kind: 'voice', lineId: 'a', path: `files/${id}.weba?s=1`, copyPath: '' },
        ...{ extension: 'weba', bytes: 24_000, seconds: 9, levels: [10, 90] },
      },
    ],
    ...{ mark: null, outOf: null, rubric: [], answeredAt: null, answeredBy: '', version: 1 },
    ...{ isUndoable: false, others: [], nextId: null, previousId: null, waiting: 1 },
    ...own,
  });

/** The same as a row of the inbox. */
export const sentWaiting = (id: number, own: Partial<WaitingHandIn> = {}) =>
  z.encode(WaitingHandIn, {
    ...{ id, studentId: 20, studentName: 'زينب', classId: 2, className: 'Nahw' },
    ...{ title: `Read ${id}`, lessonId: 3, meetingId: null, attempt: 1, isLate: false },
    ...{ handedInAt: new Date(Date.UTC(2026, 10, 1)), state: 'waiting', mark: null, outOf: null },
    ...{ voices: 1, pictures: 0, hasText: false, seconds: 9 },
    ...own,
  });

/** A reply in words as an answer brings it. */
export const sentReply = (id: number, own: Partial<Reply> = {}) =>
  z.encode(Reply, {
    ...{ id, takeId: null, atMs: null, x: null, y: null, text: '', voice: null },
    ...{ byName: 'Amina', at: new Date(Date.UTC(2026, 10, 2)), isOwn: true },
    ...own,
  });
