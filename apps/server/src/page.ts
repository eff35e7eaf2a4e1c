import type { PgSelect } from 'drizzle-orm/pg-core';
import type { Database } from './platform/db.ts';

/** Longest list answered without paging (rulings §1). */
const WHOLE_LIST = 1000;

/** The optional paging fields of a list call, as a window on its rows. */
export function pageOf(input: {
  page?: number | undefined;
  per_page?: number | undefined;
  search?: string | undefined;
}) {
  const isPaged = input.page !== undefined || input.per_page !== undefined;
  const page = input.page ?? 1;
  const limit = isPaged ? (input.per_page ?? 10) : WHOLE_LIST;
  return {
    limit,
    offset: (page - 1) * limit,
    search: input.search ?? '',
    /** What the list says of itself. */
    meta: (total: number) => ({ total, page, per_page: limit }),
  };
}

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
