import { AppError } from '@institute/contract/errors';
import { type IncomeLine, incomeWays } from '@institute/contract/payments/income';
import type { Context } from '../../../context.ts';
import { accountNames } from './books-present.ts';
import { monthAfter, monthAt } from './month-rules.ts';
import { type EarnedRow, earnedIn, givenIn } from './store-income.ts';

/** How many months are read at once. */
const MOST = 36;

/** Income and what was given away, from one month to another. Errors: day_out_of_reach. */
export async function readIncome(
  { db, clock, config }: Context,
  { from, until }: { from: string; until: string },
) {
  const { timeZone } = config;
  const isInReach = from <= until && until < monthAfter(from, MOST);
  if (!isInReach || from > monthAt(clock.now(), timeZone)) throw new AppError('day_out_of_reach');
  const range = { from, until, timeZone };
  const given = await givenIn(db, range);
  return {
    lines: linesOf(await earnedIn(db, range)),
    given: given.map(({ month, account, amount }) => ({
      ...{ month, account, name: accountNames[account], amountKobo: amount },
    })),
  };
}

/** One line for each class in each month, of what it earned by each way. */
function linesOf(rows: readonly EarnedRow[]): IncomeLine[] {
  const lines = new Map<string, IncomeLine>();
  for (const { month, classId, className, way, amount } of rows) {
    const key = JSON.stringify([month, classId, className]);
    const line = lines.get(key) ?? { month, classId, className, ...nothingEarned };
    if (way === 'waiver') {
      lines.set(key, { ...line, waivedKobo: line.waivedKobo + amount });
    } else {
      const incomeKobo = line.incomeKobo + amount;
      lines.set(key, { ...line, [`${way}Kobo`]: line[`${way}Kobo`] + amount, incomeKobo });
    }
  }
  return [...lines.values()];
}

const nothingEarned = {
  ...{ cardKobo: 0, bankKobo: 0, cashKobo: 0, otherKobo: 0, walletKobo: 0 },
  ...{ incomeKobo: 0, waivedKobo: 0 },
};

/** The ways of a line in their order, in kobo. */
export const waysOf = (line: IncomeLine): number[] => incomeWays.map((way) => line[`${way}Kobo`]);
