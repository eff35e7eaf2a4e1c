import { dictionary } from '@institute/contract/language';
import { salutation } from '../../shared/salutation.ts';

/** What the server says of a copy of one's own data, and what stands in its README. */
export const text = dictionary('server/my-data', {
  requested: 'Your copy is being made.',
  ready: {
    subject: 'The copy of your data is ready',
    text: (name: string, url: string) =>
      [
        salutation(name),
        '',
        'The copy of your data that you asked for is ready. You can download it for 24 hours, signed in, in your profile under "My data":',
        url,
        '',
        'If you did not ask for it, change your password and sign out all other devices.',
      ].join('\n'),
  },
  readme: (madeAt: string, missing: readonly string[]) =>
    [
      'This is a copy of everything the institute holds about you.',
      `It was made at ${madeAt} (UTC).`,
      '',
      'data/    One file for each kind of record, in JSON, which any text editor opens. A file with [] in it holds nothing.',
      'files/   The files you have uploaded, such as pictures of exam answers. data/exams-handed-in.json names them.',
      '',
      'Amounts of money are in kobo: 100 kobo are one naira. Times are in the form 2026-11-30T09:00:00+00:00.',
      'Passwords, codes and keys are not in it, nor what names other people.',
      ...(missing.length > 0
        ? ['', 'These files of yours could not be found:', ...missing.map((name) => `- ${name}`)]
        : []),
      '',
      'Keep this archive as you would keep letters: whoever has it can read all of it.',
      '',
    ].join('\n'),
});
