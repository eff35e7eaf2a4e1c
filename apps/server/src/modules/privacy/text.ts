import { dictionary } from '@institute/contract/language';
import { salutation } from '../../shared/salutation.ts';

/** What the server says of a copy of one's own data, with its README, and of the end of an account. */
export const text = dictionary('server/privacy', {
  accountKept: 'Your account stays.',
  joined: 'The accounts are one now.',
  /** What stands in the wallet history of both accounts. */
  movedMoney: 'Balance of another account of yours',
  otherJoin: 'This form has joined other accounts already. Open it again.',
  erasure: {
    subject: 'Your account will be erased',
    text: (name: string, { day, url }: { day: string; url: string }) =>
      [
        salutation(name),
        '',
        `Somebody who knows your password has asked for your account to be erased. On ${day} everything about you will be removed, and nobody can bring it back.`,
        '',
        'If this was you and you mean it, there is nothing to do.',
        '',
        `If it was not, or you have changed your mind, sign in before that day and press "Keep my account": ${url}. If it was not you, change your password as well.`,
      ].join('\n'),
  },

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
