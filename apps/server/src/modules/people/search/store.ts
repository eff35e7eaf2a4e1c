import { and, asc, gt, isNull, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Tx } from '../../../platform/db.ts';
import { users } from '../../../schema/index.ts';
import { lastTrace } from '../../../shared/sql/people-search.ts';

/** The next live people after an id, with what searches compare of them. */
export async function peopleAfter(db: Database, after: number, limit: number) {
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      phone: users.phone,
      searchText: users.searchText,
    })
    .from(users)
    .where(and(gt(users.id, after), isNull(users.deletedAt)))
    .orderBy(asc(users.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, email: row.email ?? '' }));
}

/** Writes what was made of people, unless they have changed since they were read; says of how many. */
export async function setPhonesAndTexts(
  tx: Tx,
  people: readonly {
    id: number;
    phone: string;
    number: string;
    searchText: string;
    made: string;
  }[],
): Promise<number> {
  const rows = await rowsOf(
    tx,
    sql`update users set phone = made.number, search_text = made.text
        from jsonb_to_recordset(${JSON.stringify(
          people.map(({ id, phone, number, searchText, made }) => ({
            ...{ id, phone, number, was: searchText, text: made },
          })),
        )}::jsonb) as made(id int, phone text, number text, was text, text text)
        where users.id = made.id and users.search_text = made.was and users.phone = made.phone
          and users.deleted_at is null
        returning users.id`,
  );
  return rows.length;
}

/**
 * Notes when the next people after an id, of whom nothing is noted, were last there, by what they have
 * left behind; gives the id of the last of them, null when there is nobody more.
 */
export async function noteSeen(tx: Tx, after: number, limit: number): Promise<number | null> {
  const [batch] = await rowsOf<{ last: number | null }>(
    tx,
    sql`with batch as (
          select id from users where last_seen_at is null and deleted_at is null and id > ${after}
          order by id limit ${limit}
        ), noted as (
          update users set last_seen_at = seen.at from (
            select id, ${lastTrace(sql`batch.id`)} as at from batch) seen
          where users.id = seen.id and users.last_seen_at is null and seen.at is not null
        )
        select max(id) as last from batch`,
  );
  return batch?.last ?? null;
}
