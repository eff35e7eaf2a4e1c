import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../platform/db.ts';
import { containing } from '../../../shared/like.ts';
import { matchingPerson } from '../../../shared/sql/people-search.ts';
import { type HistoryFilter, isCountedAnew, type Total } from './filter.ts';
import { servicesCalled } from './service-words.ts';

/** The name in a person's `search_text`, which is name, e-mail, phone; and the name with the phone. */
const nameAlone = sql`left(search_text, greatest(strpos(search_text, ' ' || coalesce(email, phone)) - 1, 0))`;
const nameAndPhone = sql`coalesce(replace(search_text, ' ' || email, ''), search_text)`;

/** Fewer digits than these are a part of a title, or of too many phones. */
const PHONE_DIGITS = 5;

/** What a search stands for: the titles, services and people whose words hold what was typed. */
export interface Found {
  titles: number[];
  services: string[];
  people: number[];
}

/**
 * Looks a search up once, in tables that do not grow with the payments: as many titles as classes,
 * as many names as people; of a person the name counts, every word by itself, and the phone where
 * enough of it was typed.
 */
export async function findText(db: Database, typed: string): Promise<Found> {
  const pattern = containing(typed);
  const hasPhone = typed.replace(/\D/g, '').length >= PHONE_DIGITS;
  const [titles, people] = await Promise.all([
    rowsOf<{ id: number }>(
      db,
      sql`select id from payment_titles where search_text like ${pattern}`,
    ),
    rowsOf<{ id: number }>(
      db,
      sql`select id from users where ${matchingPerson(sql`search_text`, typed)}
          and ${matchingPerson(hasPhone ? nameAndPhone : nameAlone, typed)}`,
    ),
  ]);
  return {
    titles: titles.map(({ id }) => id),
    services: servicesCalled(typed),
    people: people.map(({ id }) => id),
  };
}

const numbers = (ids: readonly number[]) => sql`any(string_to_array(${ids.join(',')}, ',')::int[])`;
const words = (texts: readonly string[]) => sql`any(string_to_array(${texts.join(',')}, ','))`;

/** Rows whose title or service holds the search. */
const byWording = (found: Found) =>
  sql`(title_id = ${numbers(found.titles)} or service = ${words(found.services)})`;

/** Conditions together. */
export function all(conditions: readonly (SQL | null)[]): SQL {
  const given = conditions.filter((condition) => condition !== null);
  return given.length > 0 ? sql.join(given, sql` and `) : sql`true`;
}

/** Which kinds of payments a filter lets through. */
export const ofSort = ({ isCredit, service }: HistoryFilter) => [
  isCredit === null ? null : sql`is_credit = ${isCredit}`,
  service === null ? null : sql`service = ${service}`,
];

const ofBooks = ({ classId, way }: HistoryFilter) => [
  classId === null ? null : sql`class_id = ${classId}`,
  way === null ? null : sql`way = ${way}`,
];
const ofDays = ({ days }: HistoryFilter) =>
  days
    ? sql`created_at >= ${days.from.toISOString()}::timestamptz and created_at < ${days.until.toISOString()}::timestamptz`
    : null;

/** The whole of a filter, as a condition on `payments`. */
export function wanted(filter: HistoryFilter, found: Found | null): SQL {
  const text = found && sql`(${byWording(found)} or user_id = ${numbers(found.people)})`;
  return all([...ofSort(filter), ...ofBooks(filter), ofDays(filter), text]);
}

const summed = (from: SQL) => sql`
  select service, is_credit as "isCredit", sum(count)::float8 as count, sum(amount)::float8 as amount
  from (${from}) part group by service, is_credit`;

/**
 * Counts and sums over a whole filter, by service and direction. Read from the kept totals; only
 * the payments of some days, of a class and of a way, and those of the people a search has found, are counted anew.
 */
export async function totalsOf(
  db: Database,
  filter: HistoryFilter,
  found: Found | null,
): Promise<Total[]> {
  const counted = (where: SQL) =>
    sql`select service, is_credit, count(*) as count, sum(amount) as amount
        from payments where ${where} group by service, is_credit`;
  if (isCountedAnew(filter)) return rowsOf(db, summed(counted(wanted(filter, found))));
  const kept = (text: SQL | null) =>
    sql`select service, is_credit, count, amount from payment_totals
        where ${all([sql`grain = 'all'`, ...ofSort(filter), text])}`;
  if (!found) return rowsOf(db, summed(kept(null)));
  const byName = all([
    ...ofSort(filter),
    sql`user_id = ${numbers(found.people)}`,
    sql`not ${byWording(found)}`,
  ]);
  return rowsOf(db, summed(sql`${kept(byWording(found))} union all ${counted(byName)}`));
}
