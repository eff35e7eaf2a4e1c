import { Readable } from 'node:stream';
import { actName } from '@institute/contract/audit-acts';
import { actInWords } from '@institute/contract/audit-notes';
import { dateText } from '@institute/contract/rules/calendar';
import { clockText } from '@institute/contract/rules/clock-text';
import type { Context, Download } from '../../../context.ts';
import { csvLines } from '../../../platform/csv.ts';
import { text } from '../text.ts';
import { type AuditQuery, filterOf } from './list-audit.ts';
import { presentAct } from './present.ts';
import { type AuditRow, actsBefore, countActs, type Filter } from './store-list.ts';

/** Rows read at once, and at the most: a spreadsheet of more is read by nobody. */
const BATCH = 500;
const MOST = 100_000;

/** The filtered log as a CSV file, made while it is sent, the newest acts first. */
export async function exportAudit(context: Context, query: AuditQuery): Promise<Download> {
  const { db, config, clock } = context;
  const filter = filterOf(query, config.timeZone);
  // The log says who took it, and that stands in what they took.
  await context.transaction(async () => undefined);
  return {
    body: Readable.from(csv(context, filter), { highWaterMark: 1 }),
    type: 'text/csv; charset=utf-8',
    name: `audit_log_${dateText(clock.now(), config.timeZone)}.csv`,
    rows: await countActs(db, filter, MOST),
  };
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
