import { and, asc, gt, isNull, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Tx } from '../../../platform/db.ts';
import { users } from '../../../schema/index.ts';

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
export async function setSearchTexts(
  tx: Tx,
  people: readonly { id: number; searchText: string; made: string }[],
): Promise<number> {
  const rows = await rowsOf(
    tx,
    sql`update users set search_text = made.text
        from jsonb_to_recordset(${JSON.stringify(
          people.map(({ id, searchText, made }) => ({ id, was: searchText, text: made })),
        )}::jsonb) as made(id int, was text, text text)
        where users.id = made.id and users.search_text = made.was and users.deleted_at is null
        returning users.id`,
  );
  return rows.length;
}
