import { addMonth } from '@institute/contract/time/calendar';
import { type Context, signedIn } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import {
  type ClassRow,
  deleteEnrolments,
  type EnrolmentRow,
  insertContinued,
  insertMissing,
  isSubscription,
  keepMonths,
} from '../classes/index.ts';
import { cancelUnpaid, moveInvoices } from '../invoices/index.ts';
import type { GroupChosen } from '../meetings/index.ts';
import { actOnPlaces, type LockedPlaces, type PlacesOrder } from './act-on-places.ts';
import { lockTarget, notYetIn, seatThem } from './lock-target.ts';
import { byAmount, returnPayments } from './return-payments.ts';

/** What moving students came to. */
type Moved = Record<'moved' | 'absent' | 'there' | 'returned' | 'returnedKobo', number>;

type MoveOrder = PlacesOrder & { toRef: string; isReturned: boolean; group?: GroupChosen };

/**
 * Moves students to another class and tells them why: a place ends in the one and begins in the other,
 * and what was paid for it goes along under its id. Where a payment goes back to the wallet instead, the
 * new place is one that the office gives. Whoever is in the new class already stays where they are.
 * Errors: those of `actOnPlaces`, same_class, already_in_class.
 */
export async function movePlaces(context: Context, order: MoveOrder): Promise<Moved> {
  const actorId = signedIn(context).userId;
  return actOnPlaces<Moved>(context, order, {
    each: 'movePlace',
    work: async (tx, locked) => {
      const { row, places, absent } = locked;
      const to = await lockTarget(tx, row, order.toRef);
      const movers = await notYetIn(tx, to.id, places);
      const moving = { ...locked, places: movers };
      const about = { reason: order.reason, actorId };
      const returned = order.isReturned ? await returnPayments(tx, moving, about) : new Map();
      const seated = await seatThem(tx, { to, movers, now: locked.now, group: order.group }, () =>
        moveRows(context, tx, moving, { to, returned, reason: order.reason }),
      );
      await tell(context, tx, moving, { to, returned, reason: order.reason });
      const returnedKobo = [...returned.values()].reduce((sum, amount) => sum + amount, 0);
      return {
        outcome: {
          ...{ moved: movers.length, absent, there: places.length - movers.length },
          ...{ returned: returned.size, returnedKobo },
        },
        details: { to: to.name, ...seated, ...(order.isReturned && { kobo: returnedKobo }) },
        each: movers.map(({ userId }) => {
          const kobo = returned.get(userId);
          return { subjectId: userId, details: { to: to.name, ...(kobo && { kobo }) } };
        }),
      };
    },
  });
}

interface Target {
  to: ClassRow;
  /** What went back to the wallet of each, in kobo. */
  returned: ReadonlyMap<number, number>;
}

async function moveRows(
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  tx: Tx,
  { row, places, now }: LockedPlaces,
  { to, returned, reason }: Target & { reason: string },
): Promise<void> {
  await deleteEnrolments(
    tx,
    places.map(({ id }) => id),
  );
  const classId = to.id;
  const aMonth = isSubscription(to) ? addMonth(now, config.timeZone) : null;
  const given = {
    ...{ classId, enrolledAt: now, subscriptionEndsAt: aMonth },
    // A hold goes along with the time that it has moved.
    ...{ heldFrom: null, heldUntil: null, isHeldPaid: false },
  };
  // Paid time goes on as it was, and with it the day of the month on which it began.
  const isCarried = isSubscription(row) && isSubscription(to);
  const continued = places.filter(({ userId }) => !returned.has(userId));
  await insertContinued(
    tx,
    continued.map((place) => ({ ...place, ...(isCarried ? { classId } : given) })),
  );
  const idsOf = (some: readonly EnrolmentRow[]) => some.map(({ id }) => id);
  await moveInvoices(tx, idsOf(continued), classId);
  await keepMonths({ clock, config }, tx, idsOf(continued));
  // What went back was for the place in the class before; nothing is owed of that any more.
  const ended = places.filter(({ userId }) => returned.has(userId));
  await cancelUnpaid(tx, { placeIds: idsOf(ended) }, { reason, at: now });
  if (returned.size > 0) await insertMissing(tx, [...returned.keys()], given);
}

async function tell(
  { notices }: Pick<Context, 'notices'>,
  tx: Tx,
  { row, places, now }: LockedPlaces,
  { to, returned, reason }: Target & { reason: string },
): Promise<void> {
  const areMonthly = isSubscription(row) && isSubscription(to);
  for (const [amount, userIds] of byAmount(places, returned)) {
    const isCarried = areMonthly && amount === 0;
    const news = { className: row.name, to, userIds, reason, returned: amount, isCarried };
    await notices.placeMoved(tx, now, news);
  }
}
