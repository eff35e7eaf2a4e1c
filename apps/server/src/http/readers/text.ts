import type { ClassLevel } from '@institute/contract/classes/classes';
import { countOf, dictionary } from '@institute/contract/language';

/** What search engines and shared links say of the public pages. */
export const text = dictionary('server/readers', {
  tagline: 'Your journey to Arabic fluency starts here',
  titles: {
    classes: 'All classes',
    about: 'About us',
    register: 'Create an account',
    forgotPassword: 'Reset Password',
    verify: 'Certificate check',
    terms: 'Terms of use',
    privacy: 'Privacy notice',
  },
  descriptions: {
    landing:
      'Learn Arabic online: classes from the first letter to fluent reading, with lessons, exams and certificates.',
    classes: 'Arabic classes by level: free, for one payment, or by the month.',
    about: 'Who teaches here, how one learns, and how to reach us.',
    register: 'Create an account and begin with the first lesson at once.',
    forgotPassword: 'Set a new password by a code that we mail you.',
    verify: 'See whether a certificate is genuine, by the code that stands on it.',
    terms: 'To what you agree when you study here.',
    privacy:
      'What we keep about you, why, for how long, and how to take it along or have it erased.',
  },
  /** What a certificate's check page says before any script runs. */
  certificateStatus: {
    valid: (title: string, date: string) =>
      `${title}, given on ${date}: this certificate is valid.`,
    withdrawn: (title: string, date: string) =>
      `${title}, given on ${date}: this certificate was withdrawn and no longer stands.`,
    revoked: (title: string, date: string, since: string) =>
      `${title}, given on ${date}: this certificate was revoked on ${since} and no longer stands.`,
    unknown: 'No certificate has this code.',
  },
  /** Of a class of which an administrator has written nothing. */
  aboutClass: (name: string) => `A class in Arabic: ${name}`,
  aboutLesson: (subject: string, name: string) =>
    `A lesson of ${name} that anybody may read: ${subject}`,
  hours: (count: number) => `about ${countOf(count, 'hour')}`,
  missing: { class: 'There is no such class', lesson: 'This lesson is not open to visitors' },
  picture: (title: string) => `Cover of the class ${title}`,
  levels: {
    A0: 'A0, from the first letter',
    A1: 'A1, beginner',
    A2: 'A2, elementary',
    B1: 'B1, intermediate',
    B2: 'B2, upper intermediate',
  } satisfies Record<ClassLevel, string>,
});
