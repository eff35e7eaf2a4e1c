import type { Context } from '../../context.ts';
import { signedIn } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { deleteEnrolments, type EnrolmentRow, paymentKeyOf } from '../classes/index.ts';
import { post } from '../ledger/index.ts';
import { refundOf, unreturnedPayments } from '../payments/index.ts';
import { actOnPlaces, type LockedPlaces, type PlacesOrder } from './act-on-places.ts';

/** What taking students out came to. */
export type Ended = Record<'ended' | 'absent' | 'returned' | 'returnedKobo', number>;

/**
 * Takes students out of a class and tells them why. What was viewed and submitted stays, and is there
 * again when the class is joined again. `isReturned` returns the last payment of each place to its
 * wallet. Errors: those of `actOnPlaces`.
 */
export async function endPlaces(
  context: Context,
  order: PlacesOrder & { isReturned: boolean },
): Promise<Ended> {
  const { reason, isReturned } = order;
  const actorId = signedIn(context).userId;
  return actOnPlaces<Ended>(context, order, {
    each: 'endPlace',
    work: async (tx, locked) => {
      const { row, places, absent, now } = locked;
      const returned = isReturned
        ? await returnPayments(tx, locked, { reason, actorId })
        : new Map<number, number>();
      await deleteEnrolments(
        tx,
        places.map(({ id }) => id),
      );
      for (const [amount, userIds] of byAmount(places, returned)) {
        const news = { className: row.name, userIds, reason, returned: amount };
        await context.notices.placeEnded(tx, now, news);
      }
      const returnedKobo = [...returned.values()].reduce((sum, amount) => sum + amount, 0);
      return {
        outcome: { ended: places.length, absent, returned: returned.size, returnedKobo },
        details: isReturned ? { kobo: returnedKobo } : {},
        each: places.map(({ userId }) => {
          const kobo = returned.get(userId);
          return { subjectId: userId, details: kobo === undefined ? {} : { kobo } };
        }),
      };
    },
  });
}

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
