import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * SQL for the id that links a name to the office's page of that account: null once the account was
 * deleted, and where a left join found none.
 */
export const accountWithPage = (person: {
  id: PgColumn;
  deletedAt: PgColumn;
}): SQL<number | null> =>
  sql<number | null>`case when ${person.deletedAt} is null then ${person.id} end`;
