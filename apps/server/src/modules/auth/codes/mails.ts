import type { Mail } from '../../../platform/mail.ts';
import { text } from '../text.ts';
import type { CodePurpose } from './store.ts';

/** The mail with the codes of a request, or the long one alone; this one in groups of four. */
export function codeMail(
  purpose: CodePurpose,
  to: string,
  name: string,
  { code, longCode }: { code: string | null; longCode: string },
): Mail {
  const { [purpose]: words, text: whole, longText } = text.mails.code;
  const { ignore } = words;
  const groups = longCode.replace(/(.{4})(?=.)/g, '$1 ');
  if (code === null) {
    return { to, subject: words.longSubject, text: longText(name, groups, ignore) };
  }
  return {
    to,
    subject: words.subject(code),
    text: whole(name, { code: words.code(code), ignore }, groups),
  };
}
