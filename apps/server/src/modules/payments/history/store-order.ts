import { type SQL, sql } from 'drizzle-orm';
import type { HistoryOrder, Total } from './filter.ts';
import { all } from './store.ts';

/** A row's position in an order: what it is sorted by, its time and its number. */
export interface Cursor {
  value: string;
  at: string;
  row: string;
}

/** What an order sorts by first; its time and its row follow, in the same direction. */
export const sortedBy: Partial<Record<HistoryOrder['key'], { column: SQL; type: SQL }>> = {
  name: { column: sql`payments.name_key`, type: sql`text` },
  amount: { column: sql`payments.amount`, type: sql`bigint` },
};

const columnsOf = ({ key }: HistoryOrder): SQL[] => {
  const first = sortedBy[key];
  return [...(first ? [first.column] : []), sql`payments.created_at`, sql`payments.id`];
};

const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);

/** The columns of an order, each in its direction. */
export function orderBy(order: HistoryOrder): SQL {
  const way = order.descending ? sql`desc` : sql`asc`;
  return list(columnsOf(order).map((column) => sql`${column} ${way}`));
}

/** The rows that follow a cursor in an order. */
export function after(order: HistoryOrder, { value, at, row }: Cursor): SQL {
  const first = sortedBy[order.key];
  const cursor = list([
    ...(first ? [sql`${value}::${first.type}`] : []),
    sql`${at}::timestamptz`,
    sql`${row}::bigint`,
  ]);
  return sql`(${list(columnsOf(order))}) ${sql.raw(order.descending ? '<' : '>')} (${cursor})`;
}

/**
 * The ids of the rows that `wanted` lets through, in an order. By date one index gives them. By name
 * and by amount an index gives the rows of one kind in their order, whatever else the filter asks, so
 * the first rows of each kind are merged.
 */
export function idsInOrder(
  order: HistoryOrder,
  wanted: SQL,
  kinds: readonly Total[],
  { skip, limit }: { skip: number; limit: number },
): SQL {
  const way = orderBy(order);
  if (order.key === 'date') {
    return sql`select payments.id from payments where ${wanted}
      order by ${way} limit ${limit} offset ${skip}`;
  }
  const firstOfEach = kinds.map(
    ({ service, isCredit }) => sql`(
      select ${list(columnsOf(order))} from payments
      where ${all([sql`is_credit = ${isCredit}`, sql`service = ${service}`, wanted])}
      order by ${way} limit ${skip + limit})`,
  );
  return sql`select payments.id from (${sql.join(firstOfEach, sql` union all `)}) payments
    order by ${way} limit ${limit} offset ${skip}`;
}
