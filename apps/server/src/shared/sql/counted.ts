import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/db.ts';

/** Rows to which a list is counted that takes as long however many there are. */
export const MOST_COUNTED = 1000;

/** A way in which rows are found. */
export type Way = SQL | ((most: number) => SQL);

/** Which rows of a list are wanted, and in which order. */
interface CountedPage {
  /**
   * The ways in which a row is found, each from `from` on, the table with the rows as `r`. Each is
   * looked for by its own index, where one condition of several would look at all there is. One that
   * is a function is told how many of its first rows are wanted at most.
   */
  ways: readonly Way[];
  /** What the rows are ordered by, and then by `r.id`, in the same direction. */
  key: SQL;
  descending: boolean;
  limit: number;
  offset: number;
}

/** Ids of a page in its order; how many rows there are, and whether there are `more` than that. */
interface CountedIds {
  ids: number[];
  total: number;
  more: boolean;
}

/**
 * A page of a list that is counted to {@link MOST_COUNTED}, so that it takes as long however many
 * rows there are. Every way gives its own first rows as far as the page reaches, which are merged.
 */
export async function countedPage(db: Database, page: CountedPage): Promise<CountedIds> {
  const { ways, key, descending, limit, offset } = page;
  const way = descending ? sql`desc` : sql`asc`;
  const reach = Math.min(offset + limit, MOST_COUNTED);
  const found = (most: number) =>
    ways.map((from) => (typeof from === 'function' ? from(most) : from));
  const known = merged(
    found(MOST_COUNTED + 1).map((from) => sql`(select r.id ${from} limit ${MOST_COUNTED + 1})`),
  );
  const heads = found(reach).map(
    (from) => sql`(select r.id, ${key} as key ${from}
      order by ${key} ${way}, r.id ${way} limit ${reach})`,
  );
  const [[counted], rows] = await Promise.all([
    rowsOf<{ rows: number }>(db, sql`select count(*)::int as rows from (${known}) known`),
    offset < reach
      ? rowsOf<{ id: number }>(
          db,
          sql`select id from (${merged(heads)}) heads
            order by key ${way}, id ${way} limit ${reach - offset} offset ${offset}`,
        )
      : [],
  ]);
  const total = counted?.rows ?? 0;
  return {
    ids: rows.map(({ id }) => Number(id)),
    total: Math.min(total, MOST_COUNTED),
    more: total > MOST_COUNTED,
  };
}

/** What several ways have found, each once. */
const merged = (parts: readonly SQL[]) => sql.join([...parts], sql` union `);
