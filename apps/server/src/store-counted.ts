import type { PgSelect } from 'drizzle-orm/pg-core';
import type { Database } from './platform/db.ts';

/** Rows to which a list is counted that takes as long however many there are. */
const MOST_COUNTED = 1000;

/** Rows of a query, counted no further than is worth it: `more` says that there are others. */
export async function countedTo(
  db: Database,
  query: PgSelect,
): Promise<{ total: number; more: boolean }> {
  const counted = await db.$count(query.limit(MOST_COUNTED + 1).as('known'));
  return { total: Math.min(counted, MOST_COUNTED), more: counted > MOST_COUNTED };
}
