import type { Mail } from '../../../platform/mail.ts';
import { text } from '../text.ts';

/** The mail with the reset code. */
export function resetCodeMail(to: string, name: string, code: string): Mail {
  const words = text.mails.code;
  return { to, subject: words.subject(code), text: words.text(name, code) };
}

/** The notice that a password has been changed. */
export function passwordChangedMail(to: string, name: string): Mail {
  const words = text.mails.changed;
  return { to, subject: words.subject, text: words.text(name) };
}
