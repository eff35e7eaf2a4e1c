import type { Mail } from '../../../platform/mail.ts';

/** The mail with the reset code. */
export function resetCodeMail(to: string, name: string, code: string): Mail {
  return {
    to,
    subject: `${code} is your password reset code`,
    text: [
      `Assalamu alaykum ${name},`,
      '',
      `Your code to set a new password is ${code}. It is good for 10 minutes and for one use.`,
      '',
      'If you did not ask for it, ignore this mail: your password stays as it is.',
    ].join('\n'),
  };
}

/** The notice that a password has been changed. */
export function passwordChangedMail(to: string, name: string): Mail {
  return {
    to,
    subject: 'Your password was changed',
    text: [
      `Assalamu alaykum ${name},`,
      '',
      'The password of your account has just been changed, and all other devices were signed out.',
      '',
      'If this was not you, reset your password at once and tell the institute.',
    ].join('\n'),
  };
}
