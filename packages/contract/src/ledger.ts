import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { pageMeta, pageQuery } from './fields.ts';

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
  request: z.object(pageQuery),
  response: z.array(Transaction),
  meta: pageMeta,
});
