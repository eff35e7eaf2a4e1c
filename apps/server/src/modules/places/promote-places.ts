import { AppError } from '@institute/contract/errors';
import type { Kobo } from '@institute/contract/money';
import { addMonth, dateText, isDayToCome } from '@institute/contract/time/calendar';
import { type Context, signedIn } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { type ClassRow, enrolmentsIn, insertMissing, isSubscription } from '../classes/index.ts';
import { billPartsLater, writeBill } from '../invoices/index.ts';
import type { GroupChosen } from '../meetings/index.ts';
import { priceFor, usePrice } from '../prices/index.ts';
import { actOnPlaces, type PlacesOrder } from './act-on-places.ts';
import { lockTarget, notYetIn, seatThem } from './lock-target.ts';

/** What having students go on came to. */
type Promoted = Record<'promoted' | 'absent' | 'there' | 'billed' | 'billedKobo', number>;

type PromoteOrder = PlacesOrder & {
  toRef: string;
  /** The day on which the new class is to be paid, in parts the first of them; null for today. */
  dueOn: string | null;
  group?: GroupChosen;
};

/**
 * Has students of a class go on to the next: each keeps the place in the one and has one in the other, which is
 * billed at the price that it has for them, due on a day, or in its parts from that day on. Whoever pays nothing is
 * billed nothing, and whoever is in the new class already stays as they are. Errors: those of `actOnPlaces`,
 * same_class, already_in_class, day_out_of_reach.
 */
export async function promotePlaces(context: Context, order: PromoteOrder): Promise<Promoted> {
  const today = dateText(context.clock.now(), context.config.timeZone);
  const dueOn = order.dueOn ?? today;
  if (!isDayToCome(dueOn, today)) throw new AppError('day_out_of_reach');
  return actOnPlaces<Promoted>(context, order, {
    each: 'promotePlace',
    work: async (tx, { row, places, absent, now }) => {
      const to = await lockTarget(tx, row, order.toRef);
      const movers = await notYetIn(tx, to.id, places);
      const billed = new Map<number, Kobo>();
      const seated = await seatThem(tx, { to, movers, now, group: order.group }, async () => {
        for (const { userId } of movers) {
          billed.set(userId, await placeAndBill(context, tx, { userId, to, dueOn, now }));
        }
      });
      await context.notices.placePromoted(tx, now, {
        ...{ className: row.name, to, reason: order.reason },
        userIds: movers.map(({ userId }) => userId),
      });
      const amounts = [...billed.values()].filter((kobo) => kobo > 0);
      const billedKobo = amounts.reduce((sum, kobo) => sum + kobo, 0);
      return {
        outcome: {
          ...{ promoted: movers.length, absent, there: places.length - movers.length },
          ...{ billed: amounts.length, billedKobo },
        },
        details: { to: to.name, ...seated, ...(billedKobo > 0 && { kobo: billedKobo, dueOn }) },
        each: movers.map(({ userId }) => {
          const kobo = billed.get(userId);
          return { subjectId: userId, details: { to: to.name, ...(kobo && { kobo, dueOn }) } };
        }),
      };
    },
  });
}

/** Gives a student a place in the next class and bills what it costs them, in kobo; 0 for nothing. */
async function placeAndBill(
  context: Context,
  tx: Tx,
  { userId, to, dueOn, now }: { userId: number; to: ClassRow; dueOn: string; now: Date },
): Promise<Kobo> {
  const own = await priceFor(context, tx, { userId, classId: to.id, price: to.price });
  await insertMissing(tx, [userId], {
    ...{ classId: to.id, enrolledAt: now },
    subscriptionEndsAt: isSubscription(to) ? addMonth(now, context.config.timeZone) : null,
    // Nobody pays for a place whose price is taken off whole.
    freeReason: to.price > 0 && own.price === 0 ? 'scholarship' : null,
  });
  await usePrice(context, tx, own);
  if (own.price === 0) return 0;
  const [place] = await enrolmentsIn(tx, to.id, [userId]);
  if (!place) throw new Error(`the place of ${userId} in ${to.id} was not written`);
  const madeBy = signedIn(context).userId;
  const parts = { placeId: place.id, userId, classId: to.id, price: own.price, parts: to.parts };
  if (await billPartsLater(context, tx, { ...parts, dueOn, madeBy })) return own.price;
  const bill = { studentId: userId, title: '', classId: to.id, amount: own.price, dueOn };
  await writeBill(context, tx, bill, { madeBy, key: null });
  return own.price;
}
