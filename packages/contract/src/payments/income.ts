import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount, wireObject } from '../codecs.ts';
import { bookMonth } from './months.ts';

/* Our own calls: what classes have earned, by month, class and the way it was paid (decision 163). */

/** How a class was paid: by money that came for it, or out of what the wallet held. */
export const incomeWays = ['card', 'bank', 'cash', 'other', 'wallet'] as const;
export type IncomeWay = (typeof incomeWays)[number];

/** What a class has earned in a month, less what went back; what was waived stands apart. */
export const IncomeLine = wireObject(
  {
    /** `2026-11` */
    month: z.string(),
    /** Null where nothing says for which class. */
    classId: z.nullable(z.number()),
    /** Of the class, or what was billed without one; may be empty. */
    className: z.string(),
    cardKobo: amount,
    bankKobo: amount,
    cashKobo: amount,
    otherKobo: amount,
    walletKobo: amount,
    /** All of these together. */
    incomeKobo: amount,
    waivedKobo: amount,
  },
  {
    ...{ cardKobo: 'card', bankKobo: 'bank', cashKobo: 'cash', otherKobo: 'other' },
    ...{ walletKobo: 'wallet', incomeKobo: 'income', waivedKobo: 'waived' },
  },
);
export type IncomeLine = z.output<typeof IncomeLine>;

/** What the institute has given away: fees that it waived, and rewards. */
export const givenAccounts = ['waivers', 'referral_bonus', 'game_reward'] as const;

const incomeCall = {
  method: 'POST',
  path: '/adminActions.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'payments.manage',
  actor: 'email',
  request: z.object({ from: bookMonth, until: bookMonth }),
} as const;

/** Income from one month to another, oldest month first; three years at most. Errors: day_out_of_reach. */
export const getIncome = defineCall({
  ...incomeCall,
  name: 'getIncome',
  action: 'getIncome',
  response: z.object({
    lines: z.array(IncomeLine),
    /** What was given away in each month, into wallets. */
    given: z.array(
      wireObject(
        {
          month: z.string(),
          account: z.enum(givenAccounts),
          /** For people. */
          name: z.string(),
          amountKobo: amount,
        },
        { amountKobo: 'amount' },
      ),
    ),
  }),
});

/** The same as a CSV file. Errors: day_out_of_reach. */
export const exportIncome = defineCall({
  ...incomeCall,
  name: 'exportIncome',
  action: 'exportIncome',
  response: z.null(),
});
