import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount, moment, optionalMoment, wireObject } from '../codecs.ts';
import { calendarDay, pageMeta, pageQuery } from '../fields.ts';

/* The institute's books: its accounts, whether they balance, and every transfer. */

const adminCall = {
  method: 'POST',
  path: '/adminActions.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'payments.manage',
} as const;

/** Accounts that are listed from their first transfer on: who takes no cash sees no cash. */
export const listedOnceUsed = [
  'bank',
  'cash',
  'other_receipts',
  'waivers',
  'refunds_due',
  'card_losses',
  'provider_fees',
] as const;

/** The institute's own accounts, and `wallets` for those of all students together. */
export const bookAccounts = [
  'card_clearing',
  ...listedOnceUsed,
  'class_revenue',
  'referral_bonus',
  'game_reward',
  'admin_adjustment',
  'wallets',
] as const;
export type BookAccount = (typeof bookAccounts)[number];

/** The sides of the balance sheet: what the institute has, owes, has earned, and has given away or put right. */
export const bookSides = ['assets', 'liabilities', 'income', 'given'] as const;
export type BookSide = (typeof bookSides)[number];

/** On which side each account stands. */
export const sideOf: Readonly<Record<BookAccount, BookSide>> = {
  ...{ card_clearing: 'assets', bank: 'assets', cash: 'assets', other_receipts: 'assets' },
  ...{ wallets: 'liabilities', refunds_due: 'liabilities', class_revenue: 'income' },
  ...{ waivers: 'given', referral_bonus: 'given', game_reward: 'given' },
  ...{ card_losses: 'given', provider_fees: 'given', admin_adjustment: 'given' },
};

/**
 * A balance with the sign that accountants read: the books hold what came in by card with a minus, and
 * what the institute has and what it has given away are written without.
 */
export const asRead = (account: BookAccount, balanceKobo: number): number => {
  const isDebit = sideOf[account] === 'assets' || sideOf[account] === 'given';
  return isDebit && balanceKobo !== 0 ? -balanceKobo : balanceKobo;
};

/** What the last check of the books found. */
export const BooksCheck = wireObject(
  {
    /** True when all balances sum to zero and each is the sum of its transfers. */
    isBalanced: z.boolean(),
    /** Null when they have never been checked. */
    checkedAt: optionalMoment,
    accounts: z.number(),
    transfers: z.number(),
    /** Sentences naming what is wrong. */
    problems: z.array(z.string()),
  },
  { isBalanced: 'balanced' },
);
export type BooksCheck = z.output<typeof BooksCheck>;

/**
 * The balance sheet. A balance is what an account was credited less what it was debited, so
 * money that came in by card stands in `card_clearing` with a minus and in the wallets or the
 * revenue with a plus; the total of all is 0.
 */
export const BalanceSheet = wireObject(
  {
    accounts: z.array(
      wireObject(
        {
          account: z.enum(bookAccounts),
          /** For people: 'Card clearing', 'Class revenue' … 'Wallets of students'. */
          name: z.string(),
          balanceKobo: amount,
          /** How many wallets hold money now; null for the institute's own accounts, and for a day that is past. */
          holders: z.nullable(z.number()),
        },
        { balanceKobo: 'balance' },
      ),
    ),
    totalKobo: amount,
    check: BooksCheck,
  },
  { totalKobo: 'total' },
);
export type BalanceSheet = z.output<typeof BalanceSheet>;

const books = { day: calendarDay('This is not a date.') };

/** The balance sheet as it is now, or as it was at the end of a day of the institute. Errors: day_out_of_reach. */
export const getBalanceSheet = defineCall({
  ...adminCall,
  name: 'getBalanceSheet',
  action: 'getBalanceSheet',
  actor: 'email',
  request: z.object({ on: z.optional(books.day) }),
  response: BalanceSheet,
});

/** The same as a CSV file. Errors: day_out_of_reach. */
export const exportBalanceSheet = defineCall({
  ...adminCall,
  name: 'exportBalanceSheet',
  action: 'exportBalanceSheet',
  actor: 'email',
  request: z.object({ on: z.optional(books.day) }),
  response: z.null(),
});

/** Checks the books now; the response is the new check of the balance sheet. Errors: too_many. */
export const checkBooks = defineCall({
  ...adminCall,
  name: 'checkBooks',
  action: 'checkBooks',
  actor: 'admin_email',
  request: z.object({}),
  response: BooksCheck,
});

/** A transfer as one account sees it. */
export const AccountTransfer = wireObject(
  {
    id: z.number(),
    at: moment,
    description: z.string(),
    /** Money into the account (credit) or out of it (debit). */
    type: z.enum(['credit', 'debit']),
    amountKobo: amount,
    /** The other side: an account's name, or the student whose wallet it is. */
    counterparty: z.string(),
    /** The student concerned; empty, and null, when there is none (or a deleted one). */
    name: z.string(),
    studentId: z.nullable(z.number()),
  },
  { at: 'date', amountKobo: 'amount', studentId: 'user_id' },
);
export type AccountTransfer = z.output<typeof AccountTransfer>;

/**
 * The transfers of an account, newest first, with `on` those until the end of that day; searches the
 * description. Errors: day_out_of_reach.
 */
export const getAccountTransfers = defineCall({
  ...adminCall,
  name: 'getAccountTransfers',
  action: 'getAccountTransfers',
  actor: 'email',
  request: z.object({
    ...pageQuery,
    account: z.enum(bookAccounts),
    on: z.optional(books.day),
  }),
  response: z.array(AccountTransfer),
  meta: pageMeta,
});
