import { countOf, dictionary } from '@institute/contract/language';

/** The words of the page of a teacher. */
export const text = dictionary('student/teaching', {
  title: 'Teaching',
  intro: 'The classes you teach, and what waits there.',
  failed: 'Your classes could not be loaded.',
  loading: 'Loading your classes',
  none: 'You teach no class',
  noneDetail: 'An administrator can give you one.',
  meetings: 'Today’s meetings',
  coming: (count: number) => `${countOf(count, 'meeting')} within two weeks`,
  registersMissing: 'Registers that wait',
  start: 'Start',
  register: 'Register',
  noPlace: 'No link or room',
  work: 'What waits',
  done: 'Nothing waits',
  doneDetail: 'Every exam is marked, every question answered.',
  exams: 'Exams to mark',
  examsOf: (count: number) => countOf(count, 'exam'),
  since: 'since {date}',
  questions: 'Questions without an answer',
  answer: 'Answer questions',
  silent: 'Silent for a week',
  lastSeen: 'last seen {date}',
  writeToSilent: 'Write to the silent of {name}',
  classes: 'Your classes',
  students: (count: number) => countOf(count, 'student'),
  next: 'Next: {lesson}, {date}',
  open: 'Open class',
  noLinks: 'No live link yet',
  addLinks: 'Set the live link',
  changeLinks: 'Change the live link',
  lessons: 'Lessons',
  mark: 'Mark exams',
  attendance: 'Attendance',
});

/** The words of how students see a teacher. */
export const faceText = dictionary('student/teaching/face', {
  title: 'How students see you',
  detail:
    'Your name and picture stand on the pages of your classes; your e-mail and phone never do.',
  yours: 'Your picture',
  choose: 'Choose a picture',
  another: 'Choose another picture',
  remove: 'Remove the picture',
  everybody: 'Visitors may see me too',
  everybodyHint: 'On the public pages of your classes, which search engines read.',
  notImage: 'Please choose a picture.',
  tooLarge: 'The picture must be smaller than 2 MB.',
  failed: 'That could not be saved.',
});
