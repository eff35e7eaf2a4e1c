import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id, pageMeta, pageQuery } from './fields.ts';

/** One line of a wallet's history (student §3). */
export const Transaction = z.object({
  id: z.number(),
  description: z.string(),
  type: z.enum(['credit', 'debit']),
  /** Naira. */
  amount: z.number(),
  /** Unix seconds. */
  timestamp: z.number(),
  /** Our extra field: the reference of its receipt when it came by card, else absent. */
  receipt: z.optional(z.string()),
});
export type Transaction = z.output<typeof Transaction>;

/** A line of a student's wallet as administrators see it. */
export const StudentTransaction = z.object({
  ...Transaction.shape,
  /** Naira that may still be taken back of a funding by the office; absent for every other line. */
  returnable: z.optional(z.number()),
});
export type StudentTransaction = z.output<typeof StudentTransaction>;

/** Our own: a student's wallet history, newest first. Empty where there is no such student. */
export const getStudentWallet = defineCall({
  name: 'getStudentWallet',
  method: 'POST',
  path: '/adminActions.php',
  action: 'getStudentWallet',
  actionIn: 'body',
  encoding: 'form',
  access: 'people.manage',
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
