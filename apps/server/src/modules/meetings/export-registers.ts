import { AppError } from '@institute/contract/errors';
import { instantAt } from '@institute/contract/time/calendar';
import { clockText } from '@institute/contract/time/clock-text';
import type { Context } from '../../context.ts';
import type { Download } from '../../handler.ts';
import { csvLines } from '../../platform/csv.ts';
import { csvDownload } from '../../shared/csv-download.ts';
import { classByRef } from '../classes/index.ts';
import { sheetOf } from './register-sheet-rules.ts';
import { countSheet, type SheetMeeting, sheetMeetings, sheetStudents } from './store-sheets.ts';
import { text } from './text.ts';

/** Students read at once: the next when the line has taken them. */
const BATCH = 200;

/**
 * Who was at the meetings of a class in a month, `2026-11`, as a CSV file made while it is sent. Errors:
 * class_not_found.
 */
export async function exportRegisters(
  context: Context,
  classRef: string,
  month: string,
): Promise<Download> {
  const { db, clock, config } = context;
  const row = await classByRef(db, classRef);
  if (!row) throw new AppError('class_not_found');
  // The log says who took the attendance of a class.
  await context.transaction(async () => undefined, { details: { class: row.name, month } });
  const [year = 0, number = 0] = month.split('-').map(Number);
  const meetings = await sheetMeetings(db, {
    ...{ classId: row.id, now: clock.now() },
    from: instantAt(config.timeZone, year, number),
    until: instantAt(config.timeZone, year, number + 1),
  });
  return csvDownload(context, {
    name: `registers_${month}`,
    rows: await countSheet(db, row.id, meetings),
    lines: csv(context, row.id, meetings),
  });
}

async function* csv(
  { db, config }: Context,
  classId: number,
  meetings: readonly SheetMeeting[],
): AsyncGenerator<string> {
  const heads = meetings.map(({ startsAt, groupName }) => {
    const when = clockText(startsAt, config.timeZone).replace('T', ' ');
    return groupName === '' ? when : `${when} (${groupName})`;
  });
  yield csvLines([[...Object.values(text.sheetColumns), ...heads]], { bom: true });
  for (let offset = 0; ; offset += BATCH) {
    const students = await sheetStudents(db, classId, meetings, { limit: BATCH, offset });
    yield csvLines(
      students.map(({ name, email, said }) => {
        const { sums, percent, cells } = sheetOf(meetings, said);
        return [
          ...[name, email ?? ''],
          ...[sums.present, sums.late, sums.left_early, sums.excused, sums.absent].map(String),
          ...[String(sums.not_counted), percent === null ? '' : `${percent}%`],
          ...cells.map((cell) => (cell === null ? '' : text.sheetWords[cell])),
        ];
      }),
    );
    if (students.length < BATCH) return;
  }
}
