import { foldArabic, withoutApostrophes } from '@institute/contract/arabic/fold-arabic';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { users } from '../../schema/index.ts';
import { containing, wordBeginnings } from '../like.ts';
import { searchedDigits } from '../phone-number.ts';
import { foldedByDatabase } from './folding.ts';

/** More words than anybody types; each costs a look into the index. */
const MOST_WORDS = 8;

/** A folded word, or digits in groups that may be one number. */
type Term = { word: string } | { groups: string[] };

const isDigits = (word: string) => /\d/.test(word) && /^[+\d().-]+$/.test(word);

/** What was typed, word by word; digits that follow each other stay together. */
function termsOf(typed: string): Term[] {
  const terms: Term[] = [];
  for (const word of foldArabic(typed)
    .replace('tel:', '')
    .trim()
    .split(/\s+/)
    .slice(0, MOST_WORDS)) {
    const last = terms.at(-1);
    if (!isDigits(word)) terms.push({ word: word.includes('@') ? word : withoutApostrophes(word) });
    else if (last && 'groups' in last) last.groups.push(word);
    else terms.push({ groups: [word] });
  }
  return terms;
}

/**
 * The condition that finds people as they are looked for: every word by itself, in any order, and
 * numbers however they are written. `column` is a folded one such as `users.search_text`, which ends
 * with the digits of a phone number; the index of its trigrams answers. Words of one or two letters are found
 * where a word begins.
 */
export function matchingPerson(column: SQLWrapper, typed: string): SQL {
  return allOf(termsOf(typed).map((term) => termIn(column, term)));
}

function termIn(column: SQLWrapper, term: Term): SQL {
  if ('word' in term) {
    return holdsAddress(column, term.word) ?? holdsWord(column, term.word);
  }
  const { groups } = term;
  const digits = groups.join('').replace(/\D/g, '');
  const number = isShort(digits) ? digits : searchedDigits(digits);
  // As it was typed, since part of a number may begin with a zero; and as it is kept.
  const whole = holdsNumber(column, [...new Set([digits, number])]);
  if (groups.length === 1 || number.length >= WHOLE_NUMBER) return whole;
  return anyOf([whole, allOf(groups.map((group) => holdsWord(column, group)))]);
}

/** Whether noughts at the beginning stand for no call abroad, since a code and a number are longer. */
const isShort = (digits: string) => digits.startsWith('00') && digits.length < 7;

/** So many digits are a number, whose groups are not looked for one by one. */
const WHOLE_NUMBER = 10;
/** So many digits of its end tell a number from most others; with the same few all of them begin. */
const TELLING_DIGITS = 7;

/**
 * The condition that a folded column holds a number in one of its spellings. The index is asked once,
 * for what they end with; which of them it is, is looked at in the rows it gives.
 */
function holdsNumber(column: SQLWrapper, spellings: readonly string[]): SQL {
  const end = commonEnd(spellings).slice(-TELLING_DIGITS);
  if (wordBeginnings(end)) return anyOf(spellings.map((one) => holdsWord(column, one)));
  const held = anyOf(spellings.map((one) => sql`strpos(${column}, ${one}) > 0`));
  return allOf([sql`${column} like ${containing(end)}`, held]);
}

/**
 * The condition that a folded column holds a word with a sign of an e-mail address; null for another
 * word. The index is asked for what stands before the sign: after it, most addresses are the same.
 */
function holdsAddress(column: SQLWrapper, word: string): SQL | null {
  const [, telling] = /(\S{2,5}@)/.exec(word) ?? [];
  if (!telling) return null;
  return allOf([sql`${column} like ${containing(telling)}`, sql`strpos(${column}, ${word}) > 0`]);
}

function commonEnd([first = '', ...others]: readonly string[]): string {
  let end = first;
  while (!others.every((other) => other.endsWith(end))) end = end.slice(1);
  return end;
}

/** The condition that a folded column holds a folded word: one or two letters where a word begins. */
export function holdsWord(column: SQLWrapper, word: string): SQL {
  const beginnings = wordBeginnings(word);
  if (!beginnings) return sql`${column} like ${containing(word)}`;
  const [first, later] = beginnings;
  return sql`(${column} like ${first} or ${column} like ${later})`;
}

/**
 * The same of a column of `foldedColumn`, which begins with a space: one condition for each word, so
 * that the index is asked for all of them at once.
 */
export function beginsOrHolds(column: SQLWrapper, word: string): SQL {
  const [, later] = wordBeginnings(word) ?? [];
  return sql`${column} like ${later ?? containing(word)}`;
}

/** Where people are looked for: in all that says who they are, or in their names alone. */
export const searchedIn = (byName: boolean): SQLWrapper =>
  byName ? foldedByDatabase('users.name') : users.searchText;

/** The condition that a person has joined a class, for the list of people, which knows no classes. */
export const hasJoined = (userId: SQLWrapper, classId: number): SQL =>
  sql`exists (select 1 from enrolments e where e.user_id = ${userId} and e.class_id = ${classId}::int)`;

/**
 * When a person was last there by what they have left behind, null for never: by their sessions, by
 * their devices, since a session that was signed out of is gone, and by what they have opened, since
 * what is forgotten of a device in time stays in that.
 */
export const lastTrace = (userId: SQLWrapper): SQL => sql`greatest(
  (select max(s.last_seen_at) from sessions s where s.user_id = ${userId} and s.admin_id is null),
  (select max(d.last_seen_at) from devices d where d.user_id = ${userId}),
  (select max(p.viewed_at) from lesson_progress p where p.user_id = ${userId}))`;

const allOf = (conditions: readonly SQL[]) => joined(conditions, sql` and `);
const anyOf = (conditions: readonly SQL[]) => joined(conditions, sql` or `);

function joined(conditions: readonly SQL[], by: SQL): SQL {
  return conditions.length === 1 && conditions[0]
    ? conditions[0]
    : sql`(${sql.join([...conditions], by)})`;
}
