import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount, moment, orNull, wireObject } from '../codecs.ts';
import { id, pageMeta, pageQuery } from '../fields.ts';

const transactionFields = {
  id: z.number(),
  description: z.string(),
  type: z.enum(['credit', 'debit']),
  amountKobo: amount,
  at: moment,
  /** Our extra field: the reference of its receipt when it came by card. */
  receipt: orNull(z.string()),
};
const transactionNames = { amountKobo: 'amount', at: 'timestamp' } as const;

/** One line of a wallet's history (student §3). */
export const Transaction = wireObject(transactionFields, transactionNames);
export type Transaction = z.output<typeof Transaction>;

/** A line of a student's wallet as administrators see it. */
export const StudentTransaction = wireObject(
  {
    ...transactionFields,
    /** What may still be taken back of a funding by the office; null of every other line. */
    returnableKobo: orNull(amount),
  },
  { ...transactionNames, returnableKobo: 'returnable' },
);
export type StudentTransaction = z.output<typeof StudentTransaction>;

/** Our own: a student's wallet history, newest first. Empty where there is no such student. */
export const getStudentWallet = defineCall({
  name: 'getStudentWallet',
  method: 'POST',
  path: '/adminActions.php',
  action: 'getStudentWallet',
  actionIn: 'body',
  encoding: 'form',
  access: 'payments.manage',
  actor: 'admin_email',
  request: z.object({ ...pageQuery, student_id: id }),
  response: z.array(StudentTransaction),
  meta: pageMeta,
});

/** Student §7: the session's wallet history, newest first; searches the description. */
export const getWalletHistory = defineCall({
  name: 'getWalletHistory',
  method: 'POST',
  path: '/api.php',
  action: 'get_wallet_history',
  actionIn: 'body',
  encoding: 'form',
  access: 'session',
  actor: 'email',
  offline: true,
  request: z.object(pageQuery),
  response: z.array(Transaction),
  meta: pageMeta,
});
