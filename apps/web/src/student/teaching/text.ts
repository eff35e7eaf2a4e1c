import { countOf, dictionary } from '@institute/contract/language';

/** The words of the page of a teacher. */
export const text = dictionary('student/teaching', {
  title: 'Teaching',
  intro: 'The classes you teach, and what waits there.',
  failed: 'Your classes could not be loaded.',
  loading: 'Loading your classes',
  none: 'You teach no class',
  noneDetail: 'An administrator can give you one.',
  work: 'What waits',
  done: 'Nothing waits',
  doneDetail: 'Every exam is marked, every question answered.',
  exams: 'Exams to mark',
  examsOf: (count: number) => countOf(count, 'exam'),
  since: 'since {date}',
  questions: 'Questions without an answer',
  silent: 'Silent for a week',
  lastSeen: 'last seen {date}',
  classes: 'Your classes',
  students: (count: number) => countOf(count, 'student'),
  next: 'Next: {lesson}, {date}',
  open: 'Open class',
  lessons: 'Lessons',
  mark: 'Mark exams',
  attendance: 'Attendance',
});
