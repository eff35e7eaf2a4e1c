import { isDeepStrictEqual } from 'node:util';
import { getTableColumns, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../src/platform/db.ts';
import * as schema from '../../src/schema/index.ts';

type Row = Record<string, unknown>;
/** Every row of the database by `{table}/{key}`. */
export type Rows = ReadonlyMap<string, Row>;

/** What differs between two states of the database. */
export interface RowChanges {
  /** Columns by `{table}/{key}`, in order. */
  changed: Record<string, string[]>;
  /** How many rows, by table. */
  added: Record<string, number>;
  removed: Record<string, number>;
}

/** Kept by triggers from the rows of other tables, or written beside every change. */
const derived = new Set([
  ...['class_totals', 'exam_queues', 'exam_queue_days', 'inboxes', 'user_totals', 'user_days'],
  ...[
    'payments',
    'payment_titles',
    'payment_totals',
    'payment_marks',
    'payment_mark_counts',
    'invoice_totals',
  ],
  ...['audit_log', 'table_versions'],
]);

/** Kept by triggers from the column that each stands beside. */
const derivedColumns = new Set(['subjectFolded', 'nameFolded', 'categoryFolded']);

const tables = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .map((table) => ({ ...getTableConfig(table), columnsByKey: getTableColumns(table) }))
  .filter(({ name }) => !derived.has(name));

/** All rows of all these tables in one question. */
const everything = sql.raw(
  tables
    .map(({ name }) => `select '${name}' as name, to_jsonb(t) as row from ${name} t`)
    .join(' union all '),
);

/** Reads every row of every table that holds what people have said and done. */
export async function readRows(db: Database): Promise<Rows> {
  const answer = (await db.execute(everything)) as { rows: { name: string; row: Row }[] };
  return new Map(answer.rows.map(({ name, row }) => keyed(name, row)));
}

/** A row under `{table}/{key}`, its columns named as in the schema. */
function keyed(name: string, row: Row): [string, Row] {
  const table = tables.find((one) => one.name === name);
  if (!table) throw new Error(`no table ${name}`);
  const { columns, primaryKeys, columnsByKey } = table;
  const own = columns.filter(({ primary }) => primary);
  const key = [...own, ...(primaryKeys[0]?.columns ?? [])].map((column) =>
    String(row[column.name]),
  );
  const named = Object.entries(columnsByKey)
    .filter(([as]) => !derivedColumns.has(as))
    .map(([as, column]) => [as, row[column.name]]);
  return [[name, ...key].join('/'), Object.fromEntries(named)];
}

/** What has become of the rows between two readings. */
export function changesBetween(before: Rows, after: Rows): RowChanges {
  const changes: RowChanges = { changed: {}, added: {}, removed: {} };
  for (const [key, row] of after) {
    const was = before.get(key);
    if (!was) count(changes.added, key);
    else if (!isDeepStrictEqual(was, row)) {
      const columns = Object.keys(row).filter((name) => !isDeepStrictEqual(was[name], row[name]));
      changes.changed[key] = columns.sort();
    }
  }
  for (const key of before.keys()) if (!after.has(key)) count(changes.removed, key);
  return changes;
}

function count(counts: Record<string, number>, key: string): void {
  const table = key.split('/')[0] ?? key;
  counts[table] = (counts[table] ?? 0) + 1;
}
