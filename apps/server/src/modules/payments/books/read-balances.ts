import { AppError } from '@institute/contract/errors';
import {
  asRead,
  type BookAccount,
  bookAccounts,
  listedOnceUsed,
  sideOf,
} from '@institute/contract/payments/books';
import { dateText, isCalendarDay } from '@institute/contract/time/calendar';
import type { Context } from '../../../context.ts';
import { balancesAt } from '../../ledger/index.ts';
import { accountNames } from './books-present.ts';
import { endOfDay } from './month-rules.ts';
import { accountBalances } from './store-books.ts';

const isListedOnceUsed = (account: BookAccount) => listedOnceUsed.some((one) => one === account);
/** The kind of account in the ledger that an account of the books is. */
export const kindOf = (account: string) => (account === 'wallets' ? 'wallet' : account);

/** Refuses a day that is none, or has not come. Errors: day_out_of_reach. */
export function requireDay({ clock, config }: Context, on: string | undefined): void {
  const isPast =
    on === undefined || (isCalendarDay(on) && on <= dateText(clock.now(), config.timeZone));
  if (!isPast) throw new AppError('day_out_of_reach');
}

/**
 * What each account holds now, or held at the end of a day of the institute; those that were never used are left
 * out. Errors: day_out_of_reach.
 */
export async function readBalances(context: Context, on: string | undefined) {
  requireDay(context, on);
  const { db, clock, config } = context;
  const { timeZone } = config;
  const today = dateText(clock.now(), timeZone);
  const isPast = on !== undefined && on < today;
  const now = await accountBalances(db);
  const then = isPast ? await balancesAt(db, endOfDay(on, timeZone)) : null;
  return bookAccounts.flatMap((account) => {
    const kind = kindOf(account);
    const found = now.find((one) => one.kind === kind);
    if (isListedOnceUsed(account) && !found?.isUsed) return [];
    return {
      account,
      name: accountNames[account],
      balanceKobo: then ? (then[kind] ?? 0) : (found?.balance ?? 0),
      holders: account === 'wallets' && !isPast ? (found?.holders ?? 0) : null,
    };
  });
}

/** A balance as accountants read it, with its side. */
export const readAs = ({
  account,
  balanceKobo,
}: {
  account: BookAccount;
  balanceKobo: number;
}) => ({
  side: sideOf[account],
  amountKobo: asRead(account, balanceKobo),
});
