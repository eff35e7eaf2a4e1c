import { nairaNumber } from '@institute/contract/money';
import { bookSides } from '@institute/contract/payments/books';
import { dateText } from '@institute/contract/time/calendar';
import type { Context } from '../../../context.ts';
import type { Download } from '../../../handler.ts';
import { type Cell, csvLines } from '../../../platform/csv.ts';
import { csvDownload } from '../../../shared/csv-download.ts';
import { text } from '../text.ts';
import { readAs, readBalances } from './read-balances.ts';
import { readIncome, waysOf } from './read-income.ts';

async function* lines(columns: readonly string[], rows: readonly Cell[][]) {
  yield csvLines([columns], { bom: true });
  yield csvLines(rows);
}

/** The balance sheet as a CSV file. Errors: day_out_of_reach. */
export async function exportBalances(context: Context, on: string | undefined): Promise<Download> {
  const { clock, config } = context;
  const day = on ?? dateText(clock.now(), config.timeZone);
  const balances = await readBalances(context, on);
  await context.transaction(async () => undefined, { details: { day } });
  const rows = bookSides.flatMap((side) =>
    balances
      .map((one) => ({ ...one, ...readAs(one) }))
      .filter((one) => one.side === side)
      .map(({ name, amountKobo }) => [day, text.sides[side], name, nairaNumber(amountKobo)]),
  );
  const file = { name: 'balance_sheet', rows: rows.length };
  return csvDownload(context, { ...file, lines: lines(Object.values(text.balanceColumns), rows) });
}

/** Income and what was given away as a CSV file. Errors: day_out_of_reach. */
export async function exportIncome(
  context: Context,
  months: { from: string; until: string },
): Promise<Download> {
  const { lines: earned, given } = await readIncome(context, months);
  await context.transaction(async () => undefined, { details: months });
  const rows = [
    ...earned.map((line) => [
      ...[
        line.month,
        line.className || text.noClass,
        line.classId === null ? '' : `${line.classId}`,
      ],
      ...waysOf(line).map(nairaNumber),
      ...[nairaNumber(line.incomeKobo), nairaNumber(line.waivedKobo), ''],
    ]),
    ...given.map(({ month, name, amountKobo }) => [
      ...[month, name, '', '', '', '', '', '', '', '', nairaNumber(amountKobo)],
    ]),
  ];
  const file = { name: 'income', rows: rows.length };
  return csvDownload(context, { ...file, lines: lines(Object.values(text.incomeColumns), rows) });
}
