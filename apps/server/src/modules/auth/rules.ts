import { foldArabic, withoutApostrophes } from '@institute/contract/arabic/fold-arabic';
import { searchedPhone } from '../../shared/phone-number.ts';

/** Fixed prefix of referral codes (student §2: referral modal). */
const REFERRAL_PREFIX = 'REF';

/** A referral code: the prefix, the local part of the e-mail, if there is one, in plain letters, six drawn characters. */
export function referralCode(email: string | null, drawn: string): string {
  const local = (email?.split('@')[0] ?? '').replace(/[^a-z0-9]/g, '').slice(0, 24);
  return `${REFERRAL_PREFIX}-${local || 'friend'}-${drawn}`;
}

/**
 * What searches compare, and what the list is ordered by: name first, then e-mail and phone, as it
 * is kept and by its digits alone, with the code of its country and without.
 */
export function searchTextOf(person: {
  name: string;
  email: string | null;
  phone: string;
}): string {
  const { name, email, phone } = person;
  const { length } = foldArabic(name);
  const whole = foldArabic(`${name} ${email ?? ''} ${phone} ${searchedPhone(phone)}`.trimEnd());
  return withoutApostrophes(whole.slice(0, length)) + whole.slice(length);
}

/**
 * A referral code as it is stored, from one that was typed or came with a link: case and punctuation
 * around it do not matter (rulings §9). What is no code comes out as no code.
 */
export function referralCodeOf(typed: string): string {
  const bare = typed.normalize('NFKC').replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const [, prefix, local, drawn] = /^([a-z0-9]+)-([a-z0-9]+)-([a-z0-9]+)$/i.exec(bare) ?? [];
  if (!prefix || !local || !drawn) return '';
  return `${prefix.toUpperCase()}-${local.toLowerCase()}-${drawn.toUpperCase()}`;
}
