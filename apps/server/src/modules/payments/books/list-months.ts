import type { BookMonth } from '@institute/contract/payments/months';
import type { Context } from '../../../context.ts';
import { firstTransferAt } from '../../ledger/index.ts';
import { waitingByMonth } from '../office/store-office.ts';
import { monthAfter, monthAt, monthsBack } from './month-rules.ts';
import { closingLines } from './store-closings.ts';

/** How many months are listed. */
const MOST = 36;

/** The months that are over, newest first, and how each stands. */
export async function listMonths({ db, clock, config }: Context): Promise<BookMonth[]> {
  const { timeZone } = config;
  const first = await firstTransferAt(db);
  if (!first) return [];
  const closings = await closingLines(db);
  const waiting = await waitingByMonth(db);
  const standing = closings.filter(({ closing }) => closing.reopenedAt === null);
  const last =
    standing
      .map(({ closing }) => closing.month.slice(0, 7))
      .sort()
      .at(-1) ?? '';
  const lastOver = monthAfter(monthAt(clock.now(), timeZone), -1);
  return monthsBack(monthAt(first, timeZone), lastOver, MOST).map((month) => {
    const own = closings.filter(({ closing }) => closing.month.startsWith(month));
    const closed = own.find(({ closing }) => closing.reopenedAt === null);
    const reopened = own.find(({ closing }) => closing.reopenedAt !== null);
    return {
      ...{ month, isClosed: month <= last, isLastClosed: month === last },
      ...{ closedAt: closed?.closing.closedAt ?? null, closedBy: closed?.closedBy ?? '' },
      reopenedAt: reopened?.closing.reopenedAt ?? null,
      reopenedBy: reopened?.reopenedBy ?? '',
      reason: reopened?.closing.reason ?? '',
      waiting: waiting.get(month) ?? 0,
    };
  });
}
