import { withoutUnseen } from '@institute/contract/text/typed';

/** An address as the server would take one; what it does not know is told apart there. */
const EMAIL = /^[^\s@<>"(),;:]+@[^\s@<>"(),;:]+\.[^\s@<>"(),;:]{2,}$/;
const LONGEST = 254;

/** What a pasted text holds: addresses, and what stands where one should. */
export interface PastedEmails {
  /** Each once, in small letters. */
  emails: string[];
  /** Each once, as it was pasted. */
  malformed: string[];
}

const isEmail = (word: string) => word.length <= LONGEST && EMAIL.test(word);

/**
 * The e-mail addresses in a pasted text, apart by commas, semicolons, blanks or line breaks, with
 * names and angle brackets around them or not. A word with an @ that is no address is malformed, and
 * so is an entry of a list that holds none; names beside an address are neither.
 */
export function emailsIn(pasted: string): PastedEmails {
  const emails = new Set<string>();
  const malformed = new Set<string>();
  for (const line of withoutUnseen(pasted).split(/[\r\n]+/)) {
    const hasNames = /[<>"()]/.test(line);
    for (const entry of line.split(/[,;،؛]+/)) {
      const words = wordsOf(entry);
      const found = words.filter(isEmail);
      for (const word of found) emails.add(word.toLowerCase());
      const wrong = words.filter((word) => word.includes('@') && !isEmail(word));
      for (const word of wrong) malformed.add(word);
      const isLost = found.length === 0 && wrong.length === 0 && !hasNames;
      if (isLost && words.length > 0) malformed.add(words.join(' '));
    }
  }
  return { emails: [...emails], malformed: [...malformed] };
}

const wordsOf = (entry: string) =>
  entry
    .split(/[\s<>()"']+/)
    .map((word) => word.replace(/^mailto:/i, '').replace(/[.:]+$/, ''))
    .filter((word) => word !== '');
