import type { Mail } from '../../../platform/mail.ts';
import type { CodePurpose } from './store.ts';

const words: Record<CodePurpose, { subject: string; code: string; ignore: string }> = {
  reset: {
    subject: 'is your password reset code',
    code: 'Your code to set a new password is',
    ignore: 'If you did not ask for it, ignore this mail: your password stays as it is.',
  },
  device: {
    subject: 'is your sign-in code',
    code: 'Your code to sign in on a new device is',
    ignore:
      'If you did not ask for it, ignore this mail: somebody has tried to sign in to your account, and has not come in.',
  },
};

/** The mail with the codes of a request; the long one in groups of four. */
export function codeMail(
  purpose: CodePurpose,
  to: string,
  name: string,
  { code, longCode }: { code: string; longCode: string },
): Mail {
  const say = words[purpose];
  return {
    to,
    subject: `${code} ${say.subject}`,
    text: [
      `Assalamu alaykum ${name},`,
      '',
      `${say.code} ${code}. It is good for 10 minutes and for one use, in the browser that asked for it.`,
      '',
      'Where it is not taken, type this long code instead. It is good for an hour and for one use, in any browser:',
      '',
      longCode.replace(/(.{4})(?=.)/g, '$1 '),
      '',
      say.ignore,
      '',
      'We never ask for these codes: tell them to nobody.',
    ].join('\n'),
  };
}
