import { AppError } from '@institute/contract/errors';
import { displayTime, endOfDate } from '@institute/contract/time/calendar';
import { DAY_MS } from '@institute/contract/time/durations';
import type { Context } from '../../context.ts';
import { isSubscription, keepMonths, moveEnds } from '../classes/index.ts';
import { actOnPlaces, type PlacesOrder } from './act-on-places.ts';

/** What extending places came to. */
type Extended = Record<'extended' | 'absent' | 'lasting', number>;

/** How far ahead a place may be extended, in ms. */
const REACH_MS = 5 * 365 * DAY_MS;

/**
 * Extends places of a class that is paid by the month to the end of a day, for which nobody pays, and
 * tells the students why. One that lasts as long already, or has no end, stays as it is. Errors: those of
 * `actOnPlaces`, class_not_monthly, day_out_of_reach, lasts_longer.
 */
export async function extendPlaces(
  context: Context,
  order: PlacesOrder & { until: string },
): Promise<Extended> {
  const { timeZone } = context.config;
  const { until, reason } = order;
  return actOnPlaces<Extended>(context, order, {
    each: 'extendPlace',
    work: async (tx, { row, places, absent, now }) => {
      if (!isSubscription(row)) throw new AppError('class_not_monthly');
      const end = lastSecondOf(until, timeZone);
      const isInReach = end && end > now && end.getTime() < now.getTime() + REACH_MS;
      if (!isInReach) throw new AppError('day_out_of_reach');
      const shorter = places.filter(
        ({ subscriptionEndsAt: at }) => at !== null && at.getTime() < end.getTime(),
      );
      if (shorter.length === 0) throw new AppError('lasts_longer');
      await moveEnds(
        tx,
        shorter.map(({ id }) => id),
        end,
      );
      await keepMonths(
        context,
        tx,
        shorter.map(({ id }) => id),
      );
      await context.notices.placeExtended(tx, now, {
        ...{ classId: row.id, className: row.name, reason, until: displayTime(end, timeZone) },
        userIds: shorter.map(({ userId }) => userId),
      });
      return {
        outcome: {
          ...{ extended: shorter.length, absent, lasting: places.length - shorter.length },
        },
        details: { until },
        each: shorter.map(({ userId }) => ({ subjectId: userId, details: { until } })),
      };
    },
  });
}

/** The last second of a day: an end that is shown as that day, not as the next. */
export function lastSecondOf(day: string, timeZone: string): Date | null {
  const over = endOfDate(day, timeZone);
  return over && new Date(over.getTime() - 1000);
}
