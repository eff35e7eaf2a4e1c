import type { Mail } from '../../../platform/mail.ts';
import { text } from '../text.ts';
import type { CodePurpose } from './store.ts';

/** The mail with the codes of a request; the long one in groups of four. */
export function codeMail(
  purpose: CodePurpose,
  to: string,
  name: string,
  { code, longCode }: { code: string; longCode: string },
): Mail {
  const { [purpose]: words, text: whole } = text.mails.code;
  const { ignore } = words;
  const groups = longCode.replace(/(.{4})(?=.)/g, '$1 ');
  return {
    to,
    subject: words.subject(code),
    text: whole(name, { code: words.code(code), ignore }, groups),
  };
}
