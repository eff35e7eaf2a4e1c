import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount, moment, optionalMoment, wireObject } from '../codecs.ts';
import { id, pageMeta, pageQuery } from '../fields.ts';

/* Our own calls: what the card payment provider has paid out to the institute's bank (decision 174). */

/** `underway`: it has not reached the bank. `paid`: it has, and stands in the books. `failed`: it did not get there. */
export const settlementStates = ['underway', 'paid', 'failed'] as const;
export type SettlementState = (typeof settlementStates)[number];

/** A settlement: what was paid in, less the provider's fees, as one sum to the bank. */
export const Settlement = wireObject(
  {
    id: z.number(),
    /** By which the provider names it. */
    number: z.number(),
    /** The day on which the bank has it, `2026-11-30`. */
    day: z.string(),
    state: z.enum(settlementStates),
    /** As the provider says: what was paid in, what it keeps, and what the bank gets. */
    grossKobo: amount,
    feesKobo: amount,
    netKobo: amount,
    /** What it held: how many payments, and what they come to. */
    heldCount: z.number(),
    heldKobo: amount,
    /** Of those, what the books have not credited, or with another amount. */
    unknownCount: z.number(),
    unknownKobo: amount,
    /** Whether the provider has named other sums since it was booked. */
    isChanged: z.boolean(),
    fetchedAt: moment,
    bookedAt: optionalMoment,
  },
  {
    ...{ grossKobo: 'gross', feesKobo: 'fees', netKobo: 'net', heldKobo: 'held' },
    ...{ unknownKobo: 'unknown', isChanged: 'changed' },
  },
);
export type Settlement = z.output<typeof Settlement>;

/** What does not fit in a settlement. */
export const settlementFaults = ['sum', 'unknown', 'taken', 'changed'] as const;
export type SettlementFault = (typeof settlementFaults)[number];

/**
 * What does not fit. `sum`: what it held does not come to its gross. `unknown`: payments in it are not in the books.
 * `taken`: the bank gets less than gross less fees, as where refunds were taken off, or more. `changed`: the provider
 * has named other sums since. Of what the bank has not, nothing is said.
 */
export function faultsOf(one: Settlement): SettlementFault[] {
  if (one.state !== 'paid') return [];
  const isFault: Record<SettlementFault, boolean> = {
    sum: one.heldKobo !== one.grossKobo,
    unknown: one.unknownCount > 0,
    taken: one.grossKobo - one.feesKobo !== one.netKobo,
    changed: one.isChanged,
  };
  return settlementFaults.filter((fault) => isFault[fault]);
}

/** A payment that a settlement held. */
export const SettlementPayment = wireObject(
  {
    reference: z.string(),
    amountKobo: amount,
    feeKobo: amount,
    /** Whose payment it is; 0 and empty where nobody knows, or the account was deleted. */
    studentId: z.number(),
    name: z.string(),
    /** Whether the books have credited it with this amount. */
    isKnown: z.boolean(),
  },
  { amountKobo: 'amount', feeKobo: 'fee', studentId: 'user_id', isKnown: 'known' },
);
export type SettlementPayment = z.output<typeof SettlementPayment>;

const officeCall = {
  method: 'POST',
  path: '/adminActions.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'payments.manage',
  actor: 'admin_email',
} as const;

/** Settlements, newest first. */
export const getSettlements = defineCall({
  ...officeCall,
  name: 'getSettlements',
  action: 'getSettlements',
  request: z.object({ ...pageQuery }),
  response: z.array(Settlement),
  meta: pageMeta,
});

/** What a settlement held, what is not in the books first; `meta.settlement` is itself. Errors: settlement_not_found. */
export const getSettlementPayments = defineCall({
  ...officeCall,
  name: 'getSettlementPayments',
  action: 'getSettlementPayments',
  request: z.object({ ...pageQuery, settlement_id: id }),
  response: z.array(SettlementPayment),
  meta: z.object({ ...pageMeta.shape, settlement: Settlement }),
});

/** All settlements as a CSV file. */
export const exportSettlements = defineCall({
  ...officeCall,
  name: 'exportSettlements',
  action: 'exportSettlements',
  request: z.object({}),
  response: z.null(),
});
