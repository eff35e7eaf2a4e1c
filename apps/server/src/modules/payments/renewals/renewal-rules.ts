import type { Kobo } from '@institute/contract/money';
import { wallClock } from '@institute/contract/time/calendar';
import { DAY_MS } from '@institute/contract/time/durations';

/** How long before it is paid the student is told (money, §4). */
export const TOLD_DAYS = 3;
/** What nobody could pay for that long is not tried any more. */
const GIVEN_UP_MS = 7 * DAY_MS;
/** How often a card is tried, on different days. */
export const MOST_TRIES = 3;
/** The least that the provider charges a card, in kobo. */
export const LEAST_CHARGE: Kobo = 5000;

/** What of a place is to be paid next. */
export interface Due {
  kind: 'month' | 'part';
  /** Names it for good: it is paid once, and charged by one charge at a time. */
  key: string;
  /** From when on it may be paid. */
  at: Date;
  /** The same as a day of the institute's. */
  day: string;
  /** What is to be paid of an invoice; null for a month, whose price is asked for. */
  rest: Kobo | null;
}

/** What the student is told of, by which it is known whether they were. */
export const toldKey = ({ key, day }: Pick<Due, 'key' | 'day'>): string => `${key}@${day}`;

/** From when on the student is told of what is due. */
export const tellFrom = ({ at }: Pick<Due, 'at'>): Date =>
  new Date(at.getTime() - TOLD_DAYS * DAY_MS);

/** What is to be done about what is due, now. */
export function stepOf(
  due: Due,
  renewal: { toldOf: string; payFrom: Date },
  now: Date,
): 'wait' | 'tell' | 'pay' | 'over' {
  if (renewal.toldOf !== toldKey(due)) return tellFrom(due) <= now ? 'tell' : 'wait';
  if (due.at > now || renewal.payFrom > now) return 'wait';
  const since = Math.max(due.at.getTime(), renewal.payFrom.getTime());
  return now.getTime() - since > GIVEN_UP_MS ? 'over' : 'pay';
}

/** Whether a card is good no more on a day; its last month is written `2028-04`. */
export const isOver = (expires: string, now: Date, timeZone: string): boolean => {
  const { year, month } = wallClock(now, timeZone);
  return expires < `${year}-${String(month).padStart(2, '0')}`;
};

const EXPIRED = /expired/i;
const FINAL =
  /pick ?up|lost|stolen|restricted|invalid card|no such|closed|authori[sz]ation|not permitted|inactive|deactivated/i;

/** Why a card is not tried again after what its bank has said; null where another day may do. */
export function finalReason(refusal: string): 'expired' | 'declined' | null {
  if (EXPIRED.test(refusal)) return 'expired';
  return FINAL.test(refusal) ? 'declined' : null;
}

/** Whether a reference is that of a charge of ours, by which no page opens a window. */
export const isCharge = ({ reference }: { reference: string }): boolean =>
  /^(FUND|CLASS_\d+)_AUTO\./.test(reference);

/** The reference of a charge. */
export const chargeReference = (due: Pick<Due, 'kind'>, classId: number, random: string): string =>
  due.kind === 'month' ? `CLASS_${classId}_AUTO.${random}` : `FUND_AUTO.${random}`;
