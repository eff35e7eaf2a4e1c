import { countOf, dictionary, formatNumber } from '@institute/contract/language';

/** The words of imports and enrolments of many students. */
export const text = dictionary('domains/roster', {
  recent: 'Imports and enrollments',
  kinds: { import: 'Import of students', enrolment: 'Enrollment by the office' },
  /** How many of how many are dealt with. */
  progress: (kind: string) => `Progress: ${kind}`,
  of: (count: number) => countOf(count, 'student'),
  /** What came of it. */
  added: (count: number) => (count === 0 ? 'No new account.' : `${countOf(count, 'new account')}.`),
  there: (count: number) => `${formatNumber(count)} had one already.`,
  placed: (count: number) =>
    count === 0 ? 'No new place in a class.' : `${countOf(count, 'new place')} in classes.`,
  running: {
    import: 'The students are being imported.',
    enrolment: 'The students are being enrolled.',
  },
  done: { import: 'The students are imported.', enrolment: 'The students are enrolled.' },
  runningDetail: 'You can leave this page; it goes on by itself.',
  close: 'Close',
});
