import type { Database, Tx } from '../../platform/db.ts';
import { type EnrolmentRow, paymentKeyOf } from '../classes/index.ts';
import { keysOfPlaces, returnSettlement } from '../invoices/index.ts';
import { post } from '../ledger/index.ts';
import { refundOf, unreturnedPayments } from '../payments/index.ts';
import type { LockedPlaces } from './act-on-places.ts';

/**
 * What was last paid for each of some places and has not gone back: its last payment, or where the place is paid
 * in parts what was paid of them.
 */
export async function paymentsOf(
  db: Database,
  places: readonly Pick<EnrolmentRow, 'id' | 'periods'>[],
) {
  const parts = await keysOfPlaces(
    db,
    places.map(({ id }) => id),
  );
  return unreturnedPayments(db, [...new Set([...places.map(paymentKeyOf), ...parts])]);
}

/**
 * Returns what was last paid for each place to its wallet, unless it has gone back already; how much, by
 * whose it is. Wallets are locked, so whoever returns one of them otherwise is waited for.
 */
export async function returnPayments(
  tx: Tx,
  { places, wallets, now }: LockedPlaces,
  about: { reason: string; actorId: number },
): Promise<Map<number, number>> {
  const payments = await paymentsOf(tx, places);
  const postings = payments.map((paid) => refundOf(paid, about));
  await post(tx, now, postings, wallets);
  const returned = new Map<number, number>();
  for (const [at, { userId, amount, key }] of payments.entries()) {
    returned.set(userId, (returned.get(userId) ?? 0) + amount);
    const returnedBy = postings[at]?.key ?? key;
    await returnSettlement(tx, now, { key, amount, returnedBy, reason: about.reason });
  }
  return returned;
}

/** Whose places ended, by what went back to each of them. */
export function byAmount(
  places: readonly EnrolmentRow[],
  returned: ReadonlyMap<number, number>,
): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const { userId } of places) {
    const amount = returned.get(userId) ?? 0;
    found.set(amount, [...(found.get(amount) ?? []), userId]);
  }
  return found;
}
