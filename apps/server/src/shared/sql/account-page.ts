import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * The id of a joined account as the office has a page of it: null once the account was deleted, and
 * where none is joined. What names somebody sends it beside the name.
 */
export const accountWithPage = (person: {
  id: PgColumn;
  deletedAt: PgColumn;
}): SQL<number | null> =>
  sql<number | null>`case when ${person.deletedAt} is null then ${person.id} end`;
