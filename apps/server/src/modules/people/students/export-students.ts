import { can } from '@institute/contract/auth/abilities';
import { nairaNumber } from '@institute/contract/money';
import { dateText } from '@institute/contract/time/calendar';
import { type Context, signedIn } from '../../../context.ts';
import type { Download } from '../../../handler.ts';
import { csvLines } from '../../../platform/csv.ts';
import { csvDownload } from '../../../shared/csv-download.ts';
import type { UserRow } from '../../auth/index.ts';
import { text } from '../text.ts';
import { countPeople, type PeopleFilter, peopleBefore } from './store-list.ts';

/** Rows read at once: the next when the line has taken them. */
const BATCH = 500;

/** The filtered list of people as a CSV file, made while it is sent, the newest first. */
export async function exportStudents(context: Context, filter: PeopleFilter): Promise<Download> {
  const { db } = context;
  const total = await countPeople(db, filter);
  // The log says who took the list, and of how many.
  await context.transaction(async () => undefined, { details: { total } });
  return csvDownload(context, {
    name: 'students',
    rows: total,
    lines: csv(context, filter),
  });
}

async function* csv(context: Context, filter: PeopleFilter) {
  const { db, config } = context;
  const seesMoney = can(signedIn(context), 'payments.manage');
  const { wallet, ...columns } = text.studentColumns;
  yield csvLines([[...Object.values(columns), ...(seesMoney ? [wallet] : [])]], { bom: true });
  for (let last: UserRow | undefined; ; ) {
    const rows: UserRow[] = await peopleBefore(db, filter, last?.id ?? null, BATCH);
    last = rows.at(-1);
    const lines = rows.map(({ id, name, email, phone, role, joinedAt, balance }) => [
      ...[String(id), name, email ?? '', phone, String(role)],
      dateText(joinedAt, config.timeZone),
      ...(seesMoney ? [nairaNumber(balance).toFixed(2)] : []),
    ]);
    yield csvLines(lines);
    if (rows.length < BATCH) return;
  }
}
