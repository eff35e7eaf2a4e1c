import type { Tx } from '../../platform/db.ts';
import { type EnrolmentRow, paymentKeyOf } from '../classes/index.ts';
import { post } from '../ledger/index.ts';
import { refundOf, unreturnedPayments } from '../payments/index.ts';
import type { LockedPlaces } from './act-on-places.ts';

/**
 * Returns the last payment of each place to its wallet, unless it has gone back already; how much, by
 * whose it is. Wallets are locked, so whoever returns one of them otherwise is waited for.
 */
export async function returnPayments(
  tx: Tx,
  { places, wallets, now }: LockedPlaces,
  about: { reason: string; actorId: number },
): Promise<Map<number, number>> {
  const payments = await unreturnedPayments(tx, places.map(paymentKeyOf));
  const postings = payments.map((paid) => refundOf(paid, about));
  await post(tx, now, postings, wallets);
  return new Map(payments.map(({ userId, amount }) => [userId, amount]));
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
