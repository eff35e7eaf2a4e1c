import { countOf, dictionary, formatNumber } from '@institute/contract/language';

/** What the server says of lessons and how they are edited. */
export const text = dictionary('server/lessons', {
  added: 'Lesson added successfully!',
  updated: 'Lesson updated successfully!',
  deleted: 'Lesson deleted successfully!',
  restored: 'The lesson is back.',
  reordered: 'Lessons reordered successfully!',
  fileRemoved: 'File removed successfully!',
  questionsMoved: 'The questions are in the other exam.',
  questionsCopied: 'Copies are in the other exam.',
  /** A recording or a picture that browsers cannot play or show, and what to do about it. */
  unplayed: {
    sound: (name: string) =>
      `${name} recordings do not play in browsers. Save it as MP3 or M4A and choose that file.`,
    film: (name: string) =>
      `${name} films do not play in all browsers. Save it as MP4 and choose that file.`,
    picture: (name: string) =>
      `${name} pictures are not shown by all browsers. Save it as JPEG or PNG and choose that file.`,
  },
  questionRemoved: 'Objective removed successfully!',
  /** The first columns of the file of attendance; the lessons follow. */
  attendanceColumns: {
    name: 'Name',
    email: 'E-mail',
    joined: 'Joined',
    last: 'Last opened',
    absent: 'Absent for a week',
  },
  absent: 'yes',
  studyDateMissing: 'Study date is required',
  kindStays: 'The type of a lesson cannot be changed.',
  namedTwice: 'A lesson was named twice.',
  twoClasses: 'The lessons must be of one class.',
  sortWrong: 'This is not a sort order.',
  questionTwice: 'A question was sent twice.',
  questionGone: 'A question is not, or no longer, part of this exam.',
  bankTooSmall: (holds: number, draws: number) =>
    `The bank of this class holds ${countOf(holds, 'exercise')} of what this exam draws from, and it draws ${formatNumber(draws)}. Add exercises to the bank, or draw fewer.`,
  partTooSmall: (part: number, holds: number, draws: number) =>
    `Part ${formatNumber(part)} draws ${countOf(draws, 'exercise')}, and the bank of this class holds ${formatNumber(holds)} that no part before it draws. Add exercises to the bank, or draw fewer.`,
  drawsTooMany: (most: number) => `An exam draws at most ${countOf(most, 'exercise')} in all.`,
  exercisesAlone: 'An exam holds exercises and no other blocks.',
  changed: 'This lesson has been changed since you opened it.',
  changedBy: (name: string) => `${name} has changed this lesson since you opened it.`,
});
