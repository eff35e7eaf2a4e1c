import type { Database } from '../../platform/db.ts';
import { type CountryCode, readPhoneNumber } from '../../shared/phone-number.ts';
import { credentialsByEmail, credentialsByPhone } from './store.ts';

/*
 * What people sign in with: their e-mail, or their phone number (decision 138). One that is compared is
 * either lower-cased with an @, or a number as it is dialled from abroad.
 */

const isEmail = (name: string) => name.includes('@');

/** A sign-in name as it is compared, from one that was typed; a number that no country has stays nobody's. */
export function comparedName(typed: string, country: CountryCode): string {
  if (isEmail(typed)) return typed;
  const read = readPhoneNumber(typed, country);
  return 'number' in read ? read.number : typed.replace(/[^+\d]/g, '');
}

/**
 * Whom a sign-in name means: of a number the live person without an e-mail, who has no other name; else
 * the one live person who has it. A number of several people, all with e-mails, means nobody.
 */
export async function credentialsByName(db: Database, name: string) {
  return isEmail(name) ? credentialsByEmail(db, name) : credentialsByPhone(db, name);
}

/** The same, by id alone. */
export async function userIdByName(db: Database, name: string): Promise<number | null> {
  return (await credentialsByName(db, name))?.id ?? null;
}

/** Whether a person still has a sign-in name that meant them a moment ago. */
export const hasName = (person: { email: string | null; phone: string }, name: string): boolean =>
  (isEmail(name) ? person.email : person.phone) === name;
