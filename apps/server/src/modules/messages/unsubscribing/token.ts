import { AppError } from '@institute/contract/errors';
import { type MailKind, mailKinds } from '@institute/contract/messages/mail-choice';
import type { Database } from '../../../platform/db.ts';
import { sameText, sign, token } from '../../../platform/random.ts';
import { secret } from '../../settings/index.ts';
import { text } from '../text.ts';

/** Whom a link is about, and which mail. */
export interface Unsubscribing {
  userId: number;
  kind: MailKind;
}

/** The key that signs the links of mails. */
export const unsubscribeKey = (db: Database) => secret(db, 'unsubscribe', () => token(32));

const signatureOf = (key: string, { kind, userId }: Unsubscribing) =>
  sign(key, `unsubscribe\n${kind}\n${userId}`);

/**
 * Names a person and a kind of mail, signed: `messages.123.…`. It does not run out, since mails are
 * read years later, and lets its bearer do nothing else.
 */
export function unsubscribeToken(key: string, about: Unsubscribing): string {
  return `${about.kind}.${about.userId}.${signatureOf(key, about)}`;
}

/** What a token says. Errors: link_expired, where it was not made by us. */
export function readUnsubscribeToken(key: string, given: string): Unsubscribing {
  const [, word, id, signature = ''] = /^([a-z]+)\.([1-9]\d{0,9})\.([\w-]+)$/.exec(given) ?? [];
  const kind = mailKinds.find((one) => one === word);
  if (!kind) throw new AppError('link_expired', text.linkBroken);
  const about = { kind, userId: Number(id) };
  if (!sameText(signatureOf(key, about), signature))
    throw new AppError('link_expired', text.linkBroken);
  return about;
}
