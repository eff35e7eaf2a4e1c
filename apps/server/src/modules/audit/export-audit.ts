import { actName } from '@institute/contract/audit/acts';
import { actInWords } from '@institute/contract/audit/notes';
import { clockText } from '@institute/contract/time/clock-text';
import type { Context } from '../../context.ts';
import type { Download } from '../../handler.ts';
import { csvLines } from '../../platform/csv.ts';
import { csvDownload } from '../../shared/csv-download.ts';
import { type AuditQuery, filterOf } from './list-audit.ts';
import { presentAct } from './present.ts';
import { type AuditRow, actsBefore, countActs, type Filter } from './store-list.ts';
import { text } from './text.ts';

/** Rows read at once, and at the most: a spreadsheet of more is read by nobody. */
const BATCH = 500;
const MOST = 100_000;

/** The filtered log as a CSV file, made while it is sent, the newest acts first. */
export async function exportAudit(context: Context, query: AuditQuery): Promise<Download> {
  const { db, config } = context;
  const filter = filterOf(query, config.timeZone);
  // The log says who took it, and that stands in what they took.
  await context.transaction(async () => undefined);
  return csvDownload(context, {
    name: 'audit_log',
    rows: await countActs(db, filter, MOST),
    lines: csv(context, filter),
  });
}

async function* csv({ db, config }: Context, filter: Filter) {
  yield csvLines([Object.values(text.auditColumns)], { bom: true });
  let last: AuditRow | undefined;
  for (let sent = 0; sent < MOST; sent += BATCH) {
    const rows = await actsBefore(db, filter, last?.id ?? null, BATCH);
    last = rows.at(-1);
    yield csvLines(rows.map((row) => csvRow(row, config.timeZone)));
    if (rows.length < BATCH) return;
  }
}

/** An act as a line, in the order of the columns: told as the office tells it, and by what it is filtered. */
function csvRow(row: AuditRow, timeZone: string): string[] {
  const { actor, subject, action, details } = presentAct(row);
  const whom = subject?.name ?? null;
  const { sentence, notes } = actInWords({ action, whom, details, timeZone });
  return [
    clockText(row.at, timeZone).replace('T', ' '),
    actor?.name ?? text.operator,
    sentence,
    notes,
    whom ?? '',
    actName(action),
  ];
}
