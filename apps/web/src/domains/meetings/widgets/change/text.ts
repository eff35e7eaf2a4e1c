import { dictionary } from '@institute/contract/language';
import type { TeacherChange } from '@institute/contract/meetings/teacher-changes';

/** The words of the dialog in which a teacher moves or cancels a meeting. */
export const text = dictionary('domains/meetings/change', {
  title: 'Move or cancel',
  what: 'What becomes of it',
  changes: { move: 'Move it', cancel: 'Cancel it' } satisfies Record<TeacherChange, string>,
  detail: 'Your students are told at once.',
  askDetail:
    'It is too near to change it yourself. The office is asked, and you are told what it says.',
  on: 'Day',
  startsAt: 'Begins at',
  clock: (place: string) => `By the clock of ${place}.`,
  reason: 'Reason',
  reasonHint: 'Your students read it.',
  dayMissing: 'Please choose a day.',
  timeMissing: 'Please choose a time.',
  reasonMissing: 'Please give a reason.',
  move: 'Move the meeting',
  cancel: 'Cancel the meeting',
  keep: 'Keep it',
  ask: 'Ask the office',
  saving: 'Saving…',
  moved: 'The meeting is moved, and your students are told.',
  cancelled: 'The meeting is cancelled, and your students are told.',
  asked: 'The office is asked.',
  refused: 'That could not be done.',
});
