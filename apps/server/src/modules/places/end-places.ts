import { type Context, signedIn } from '../../context.ts';
import { deleteEnrolments } from '../classes/index.ts';
import { cancelUnpaid } from '../invoices/index.ts';
import { actOnPlaces, type PlacesOrder } from './act-on-places.ts';
import { byAmount, returnPayments } from './return-payments.ts';

/** What taking students out came to. */
type Ended = Record<'ended' | 'absent' | 'returned' | 'returnedKobo', number>;

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
      const placeIds = places.map(({ id }) => id);
      await cancelUnpaid(tx, { placeIds }, { reason, at: now });
      await deleteEnrolments(tx, placeIds);
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
