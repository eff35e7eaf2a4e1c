import { AppError } from '@institute/contract/errors';
import { type Context, signedIn } from '../../../context.ts';
import {
  balancesAt,
  insertClosing,
  lastClosed,
  lockMonths,
  reopenClosing,
} from '../../ledger/index.ts';
import { endOfMonth, monthAt } from './month-rules.ts';

/**
 * Closes a month that is over, and with it all before, and keeps what the accounts held at its end. Whoever
 * writes a transfer meanwhile is waited for, or waits. Errors: month_not_over, month_closed.
 */
export async function closeMonth(context: Context, month: string): Promise<void> {
  const { timeZone } = context.config;
  const now = context.clock.now();
  if (month >= monthAt(now, timeZone)) throw new AppError('month_not_over');
  const closedBy = signedIn(context).userId;
  await context.transaction(
    async (tx) => {
      await lockMonths(tx);
      const closed = await lastClosed(tx);
      if (closed && month < closed.nextMonth.slice(0, 7)) throw new AppError('month_closed');
      const end = endOfMonth(month, timeZone);
      await insertClosing(tx, {
        ...{ month: `${month}-01`, nextMonth: end.nextDay, endedAt: end.endedAt },
        ...{ balances: await balancesAt(tx, end), closedBy, closedAt: now },
      });
    },
    { details: { month } },
  );
}

/** Opens the last closed month again. Errors: month_not_last. */
export async function reopenMonth(context: Context, month: string, reason: string): Promise<void> {
  const reopenedBy = signedIn(context).userId;
  await context.transaction(
    async (tx) => {
      await lockMonths(tx);
      const closed = await lastClosed(tx);
      if (closed?.month !== `${month}-01`) throw new AppError('month_not_last');
      await reopenClosing(tx, closed.id, { reopenedBy, reopenedAt: context.clock.now(), reason });
    },
    { details: { month, reason } },
  );
}
