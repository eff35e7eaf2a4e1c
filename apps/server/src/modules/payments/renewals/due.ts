import { dateText, instantAt } from '@institute/contract/time/calendar';
import { DAY_MS } from '@institute/contract/time/durations';
import { isSubscription } from '../../classes/index.ts';
import { restOf } from '../../invoices/index.ts';
import type { Due } from './renewal-rules.ts';
import type { RenewalLine } from './store-renewals.ts';

/** A month is paid a day before the one before it ends, so that a card which fails is tried again in time. */
const MONTH_AHEAD_MS = DAY_MS;

/** What of a place is to be paid next; null where nothing is. */
export function dueOf(
  { place, taught, invoice }: Pick<RenewalLine, 'place' | 'taught' | 'invoice'>,
  timeZone: string,
): Due | null {
  if (invoice) {
    const at = startOf(invoice.dueOn, timeZone);
    const key = `invoice:${invoice.id}`;
    return { kind: 'part', key, at, day: invoice.dueOn, rest: restOf(invoice) };
  }
  const { subscriptionEndsAt: ends } = place;
  if (!isSubscription(taught) || ends === null) return null;
  const at = new Date(ends.getTime() - MONTH_AHEAD_MS);
  const key = `month:${place.id}:${place.periods}`;
  return { kind: 'month', key, at, day: dateText(at, timeZone), rest: null };
}

function startOf(day: string, timeZone: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return instantAt(timeZone, year, month, date);
}
