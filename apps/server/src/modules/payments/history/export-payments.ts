import type { ParsedOf } from '@institute/contract/call';
import type { exportPayments } from '@institute/contract/payments/payment-history';
import type { Context } from '../../../context.ts';
import type { Download } from '../../../handler.ts';
import { type Cell, csvLines } from '../../../platform/csv.ts';
import { csvDownload } from '../../../shared/csv-download.ts';
import { text } from '../text.ts';
import { filterOf, orderOf, type Segment, segmentsOf, sumsOf } from './filter.ts';
import { csvRow, detailRow } from './present-history.ts';
import { type Found, findText, totalsOf } from './store.ts';
import { detailsOf } from './store-details.ts';
import { type ExportRow, newestRow, rowsAfter } from './store-rows.ts';

/**
 * Rows read at once: so few that what they leave behind is gone before the next garbage is looked for,
 * whatever the length of the list.
 */
const BATCH = 500;

/**
 * The filtered list as a CSV file (admin specification, section 9), made while it is sent: a batch
 * is read when the one before has gone out. No transaction stays open over a slow line.
 */
export function exportList(
  context: Context,
  input: ParsedOf<typeof exportPayments>,
): Promise<Download> {
  const columns = Object.values(text.columns);
  return exportAs(context, input, {
    ...{ name: 'payments_export', columns },
    cellsOf: async (rows) => rows.map(csvRow),
  });
}

/** The same list for whoever keeps the books, with what else is known of each payment. */
export function exportDetails(
  context: Context,
  input: ParsedOf<typeof exportPayments>,
): Promise<Download> {
  const { db, config } = context;
  const columns = Object.values(text.detailColumns);
  return exportAs(context, input, {
    ...{ name: 'payment_details', columns },
    cellsOf: async (rows) => {
      const details = await detailsOf(
        db,
        rows.map(({ row }) => row),
        config.timeZone,
      );
      return rows.map((row) => detailRow(row, details.get(row.row)));
    },
  });
}

/** What a file of payments is called, and what it says of each. */
interface File {
  name: string;
  columns: readonly string[];
  cellsOf(rows: readonly ExportRow[]): Promise<Cell[][]>;
}

async function exportAs(
  context: Context,
  input: ParsedOf<typeof exportPayments>,
  file: File,
): Promise<Download> {
  const { db, config } = context;
  const filter = filterOf(input, config.timeZone);
  const found = filter.search ? await findText(db, filter.search) : null;
  const totals = await totalsOf(db, filter, found);
  const segments = segmentsOf(filter, orderOf(input.sort), totals);
  // The log says who took the payments.
  await context.transaction(async () => undefined);
  return csvDownload(context, {
    name: file.name,
    rows: sumsOf(totals).count,
    lines: csv(context, segments, found, file),
  });
}

async function* csv(
  { db, config }: Context,
  segments: readonly Segment[],
  found: Found | null,
  { columns, cellsOf }: File,
) {
  yield csvLines([columns], { bom: true });
  const batch = { limit: BATCH, upTo: await newestRow(db), timeZone: config.timeZone };
  for (const segment of segments) {
    let last: ExportRow | null = null;
    for (;;) {
      const rows: ExportRow[] = await rowsAfter(db, segment, found, last, batch);
      last = rows.at(-1) ?? null;
      if (!last) break;
      yield csvLines(await cellsOf(rows));
      if (rows.length < BATCH) break;
    }
  }
}
