import { AppError } from '@institute/contract/errors';
import { displayTime, startOfDay } from '@institute/contract/time/calendar';
import { DAY_MS } from '@institute/contract/time/durations';
import type { Context } from '../../context.ts';
import { isHeld, keepMonths, withHold, withoutHold, writeHold } from '../classes/index.ts';
import { actOnPlaces, type PlacesOrder } from './act-on-places.ts';
import { lastSecondOf } from './extend-places.ts';

/** How far ahead a hold may last, in ms. */
const REACH_MS = 5 * 365 * DAY_MS;

const idsOf = (places: readonly { id: number }[]) => places.map(({ id }) => id);

/**
 * Puts places on hold from the beginning of a day, or from now on where that is today, to the end of another.
 * Errors: those of `actOnPlaces`, day_out_of_reach.
 */
export async function holdPlaces(
  context: Context,
  order: PlacesOrder & { from: string; until: string },
): Promise<Record<'held' | 'absent', number>> {
  const { timeZone } = context.config;
  const { reason } = order;
  return actOnPlaces<Record<'held' | 'absent', number>>(context, order, {
    each: 'holdPlace',
    work: async (tx, { row, places, absent, now }) => {
      const span = spanOf(order, { now, timeZone });
      if (!span) throw new AppError('day_out_of_reach');
      for (const place of places) await writeHold(tx, place.id, withHold(place, span, now));
      await keepMonths(context, tx, idsOf(places));
      await context.notices.placeHeld(tx, now, {
        ...{ classId: row.id, className: row.name, reason },
        from: displayTime(span.from, timeZone),
        until: displayTime(span.until, timeZone),
        userIds: places.map(({ userId }) => userId),
      });
      const days = { from: order.from, until: order.until };
      return {
        outcome: { held: places.length, absent },
        details: days,
        each: places.map(({ userId }) => ({ subjectId: userId, details: days })),
      };
    },
  });
}

/** Lets places on hold go on at once. Errors: those of `actOnPlaces`, not_held. */
export async function resumePlaces(
  context: Context,
  order: PlacesOrder,
): Promise<Record<'resumed' | 'absent' | 'running', number>> {
  const { reason } = order;
  return actOnPlaces<Record<'resumed' | 'absent' | 'running', number>>(context, order, {
    each: 'resumePlace',
    work: async (tx, { row, places, absent, now }) => {
      const held = places.filter(({ heldUntil }) => heldUntil !== null && heldUntil > now);
      if (held.length === 0) throw new AppError('not_held');
      for (const place of held) await writeHold(tx, place.id, withoutHold(place, now));
      await keepMonths(context, tx, idsOf(held));
      await context.notices.placeResumed(tx, now, {
        ...{ classId: row.id, className: row.name, reason },
        // Of a hold that was to come nothing changes for the student but that it does not.
        userIds: held.filter((place) => isHeld(place, now)).map(({ userId }) => userId),
      });
      return {
        outcome: { resumed: held.length, absent, running: places.length - held.length },
        details: {},
        each: held.map(({ userId }) => ({ subjectId: userId, details: {} })),
      };
    },
  });
}

/** From when to when a hold lasts; null for days that have gone by, are too far, or in the wrong order. */
function spanOf(
  days: { from: string; until: string },
  { now, timeZone }: { now: Date; timeZone: string },
): { from: Date; until: Date } | null {
  const endOfFirst = lastSecondOf(days.from, timeZone);
  const until = lastSecondOf(days.until, timeZone);
  if (!endOfFirst || !until || endOfFirst <= now || until < endOfFirst) return null;
  if (until.getTime() > now.getTime() + REACH_MS) return null;
  const begin = startOfDay(endOfFirst, timeZone);
  return { from: begin > now ? begin : now, until };
}
