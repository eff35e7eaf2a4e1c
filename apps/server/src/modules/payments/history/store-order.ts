import { type SQL, sql } from 'drizzle-orm';
import type { HistoryOrder } from './filter.ts';

/** A row's place in an order: what it is sorted by, its time and its number. */
export interface Place {
  value: string;
  at: string;
  row: string;
}

/** What an order sorts by first; its time and its row follow, in the same direction. */
export const sortedBy: Partial<
  Record<HistoryOrder['key'], { name: string; column: SQL; type: SQL }>
> = {
  name: { name: 'name_key', column: sql`name_key`, type: sql`text` },
  amount: { name: 'amount', column: sql`payments.amount`, type: sql`bigint` },
};

const columnsOf = ({ key }: HistoryOrder): SQL[] => {
  const first = sortedBy[key];
  return [...(first ? [first.column] : []), sql`created_at`, sql`payments.id`];
};

const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);

/** The columns of an order, each in its direction. */
export function orderBy(order: HistoryOrder): SQL {
  const way = order.descending ? sql`desc` : sql`asc`;
  return list(columnsOf(order).map((column) => sql`${column} ${way}`));
}

/** The rows that follow a place in an order; with the row of the place itself if `andIt`. */
export function beyond(order: HistoryOrder, { value, at, row }: Place, andIt: boolean): SQL {
  const first = sortedBy[order.key];
  const place = list([
    ...(first ? [sql`${value}::${first.type}`] : []),
    sql`${at}::timestamptz`,
    sql`${row}::bigint`,
  ]);
  const follows = sql.raw(`${order.descending ? '<' : '>'}${andIt ? '=' : ''}`);
  return sql`(${list(columnsOf(order))}) ${follows} (${place})`;
}
