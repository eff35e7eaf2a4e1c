import { isRenewable } from '@institute/contract/classes/subscription';
import type { ErrorCode } from '@institute/contract/errors';
import { addMonth, dateText } from '@institute/contract/time/calendar';
import type { EnrolmentRow, Hold } from './enrolling/store-enrolments.ts';
import type { ClassRow } from './store.ts';

/** Whether the price of a class buys a calendar month. */
export function isSubscription(row: Pick<ClassRow, 'isMonthly' | 'price'>): boolean {
  return row.isMonthly && row.price > 0;
}

/**
 * A free class costs nothing and has no months, whatever else is said of it (admin §4); one that is paid by the
 * month has no parts.
 */
export function priced<Fields extends Partial<Pick<ClassRow, 'price' | 'isMonthly' | 'parts'>>>(
  fields: Fields,
  { isPremium, isMonthly }: Pick<ClassRow, 'isPremium' | 'isMonthly'>,
): Fields {
  if (!isPremium) return { ...fields, price: 0, isMonthly: false, parts: '' };
  return isMonthly ? { ...fields, parts: '' } : fields;
}

/**
 * Slugs for a class of this name, the best first: its Latin words, and with a number behind them.
 * Titles stand in two scripts, and an address in Arabic letters is shared as a row of codes.
 */
export function slugsLike(name: string, count: number): string[] {
  const words = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u02be\u02bf'’]/g, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const slug = (words ?? ['class']).join('-').slice(0, 60).replace(/-+$/, '');
  return Array.from({ length: count }, (_, place) => (place === 0 ? slug : `${slug}-${place + 1}`));
}

/** What stands behind /c/ in the address of the page of a class: its rand until it has a slug. */
export const slugOf = ({ slug, rand }: Pick<ClassRow, 'slug' | 'rand'>): string => slug ?? rand;

/** Whether a class stands open to students who have no place in it: active, and no draft (decision 143). */
export const isPublished = ({ isActive, isDraft }: Pick<ClassRow, 'isActive' | 'isDraft'>) =>
  isActive && !isDraft;

/** Whether visitors are shown a class: a published one that has a lesson (decisions 072 and 143). */
export const isOnShow = (row: Pick<ClassRow, 'isActive' | 'isDraft' | 'lessonTotal'>) =>
  isPublished(row) && row.lessonTotal > 0;

/** Names what was paid for the last period of an enrolment, in the ledger. */
export const paymentKeyOf = ({ id, periods }: Pick<EnrolmentRow, 'id' | 'periods'>): string =>
  `enrolment:${id}:${periods}`;

/** Whether registration has closed at `now`. */
export function isClosed(row: Pick<ClassRow, 'registrationClosesAt'>, now: Date): boolean {
  return row.registrationClosesAt !== null && row.registrationClosesAt <= now;
}

/** Where a student stands with the subscription of a class. */
export function subscriptionState(
  row: Pick<ClassRow, 'isMonthly' | 'price'>,
  enrolment: Pick<EnrolmentRow, 'subscriptionEndsAt'> | null,
  now: Date,
): 'none' | 'active' | 'expired' {
  if (!enrolment) return 'none';
  const ends = enrolment.subscriptionEndsAt;
  return isSubscription(row) && ends !== null && ends <= now ? 'expired' : 'active';
}

/** Whether a place is on hold at `now`. */
export const isHeld = (
  enrolment: Pick<EnrolmentRow, 'heldFrom' | 'heldUntil'> | null,
  now: Date,
): boolean =>
  enrolment?.heldFrom != null &&
  enrolment.heldUntil !== null &&
  enrolment.heldFrom <= now &&
  now < enrolment.heldUntil;

/** Whether a part of the price of a place is overdue at `now`, beyond the grace. */
export const isOverdue = (enrolment: Pick<EnrolmentRow, 'overdueAt'> | null, now: Date): boolean =>
  enrolment?.overdueAt != null && enrolment.overdueAt <= now;

/**
 * Whether the next month of a place is owed at `now`, and until when: due on the day on which the time that is paid for
 * ends, from when it may be renewed until the grace is over. Then the place has lapsed, and nobody owes a month that
 * they do not want. Null where none is owed.
 */
export function monthOwed(facts: {
  row: ClassRow;
  place: Pick<EnrolmentRow, 'subscriptionEndsAt' | 'heldFrom' | 'heldUntil'>;
  now: Date;
  timeZone: string;
  /** The end of the grace of what is due on a day. */
  lapsesAt: (dueOn: string) => Date;
}): { dueOn: string; overdueAt: Date } | null {
  const { row, place, now, timeZone, lapsesAt } = facts;
  const ends = place.subscriptionEndsAt;
  if (ends === null || !isSubscription(row) || !isPublished(row) || row.deletedAt) return null;
  if (!isRenewable(ends, now) || isHeld(place, now)) return null;
  const dueOn = dateText(ends, timeZone);
  const overdueAt = lapsesAt(dueOn);
  return overdueAt > now ? { dueOn, overdueAt } : null;
}

/**
 * A place without its hold from `now` on: what is left of it is taken off the end that it had moved. A hold that is
 * over stays as it was.
 */
export function withoutHold(place: Hold, now: Date): Hold {
  const { heldFrom, heldUntil, isHeldPaid, subscriptionEndsAt: ends } = place;
  if (!heldFrom || !heldUntil || heldUntil <= now) return place;
  const left = heldUntil.getTime() - Math.max(now.getTime(), heldFrom.getTime());
  const isBegun = heldFrom < now;
  return {
    heldFrom: isBegun ? heldFrom : null,
    heldUntil: isBegun ? now : null,
    isHeldPaid: isBegun && isHeldPaid,
    subscriptionEndsAt: isHeldPaid && ends ? new Date(ends.getTime() - left) : ends,
  };
}

/** A place on hold for a span: the time that is paid for beyond its beginning is kept. */
export function withHold(place: Hold, span: { from: Date; until: Date }, now: Date): Hold {
  const { subscriptionEndsAt: ends } = withoutHold(place, now);
  const { from, until } = span;
  const isHeldPaid = ends !== null && ends > from;
  const subscriptionEndsAt = isHeldPaid
    ? new Date(ends.getTime() + until.getTime() - from.getTime())
    : ends;
  return { heldFrom: from, heldUntil: until, isHeldPaid, subscriptionEndsAt };
}

/** What enrolling would do now: join, renew, or a refusal. */
export type EnrolmentDecision =
  | { act: 'join'; subscriptionEndsAt: Date | null }
  | { act: 'renew'; subscriptionEndsAt: Date }
  | { refuse: ErrorCode };

/**
 * Decides an enrolment (rulings §4). One who is in may renew a subscription that has ended or is
 * about to, also after registration has closed; it extends from the later of now and its end, which
 * keeps the day of joining over shorter months.
 */
export function decideEnrolment(facts: {
  row: ClassRow;
  enrolment: EnrolmentRow | null;
  prerequisiteMet: boolean;
  now: Date;
  timeZone: string;
}): EnrolmentDecision {
  const { row, enrolment, prerequisiteMet, now, timeZone } = facts;
  // To whoever has no place in it a draft is not there.
  if (row.isDraft && !enrolment) return { refuse: 'class_not_found' };
  if (!isPublished(row)) return { refuse: 'class_inactive' };
  if (enrolment) {
    const ends = enrolment.subscriptionEndsAt;
    if (ends !== null && !isRenewable(ends, now)) return { refuse: 'already_enrolled' };
    return renewal({ row, enrolment, now, timeZone });
  }
  if (isClosed(row, now)) return { refuse: 'class_closed' };
  if (!prerequisiteMet) return { refuse: 'prerequisite_not_met' };
  return { act: 'join', subscriptionEndsAt: isSubscription(row) ? addMonth(now, timeZone) : null };
}

/**
 * Decides an enrolment that the office makes: neither a closing date nor a prerequisite stands in its way,
 * and a month more may be paid at any time.
 */
export function decideByOffice(facts: {
  row: ClassRow;
  enrolment: EnrolmentRow | null;
  now: Date;
  timeZone: string;
}): EnrolmentDecision {
  const { row, enrolment, now, timeZone } = facts;
  if (enrolment) return renewal({ row, enrolment, now, timeZone });
  return { act: 'join', subscriptionEndsAt: isSubscription(row) ? addMonth(now, timeZone) : null };
}

/** A month more, from the later of now and the end; nobody pays twice for what has no end. */
function renewal(facts: {
  row: ClassRow;
  enrolment: EnrolmentRow;
  now: Date;
  timeZone: string;
}): EnrolmentDecision {
  const { row, enrolment, now, timeZone } = facts;
  const ends = enrolment.subscriptionEndsAt;
  if (!isSubscription(row) || ends === null) return { refuse: 'already_enrolled' };
  const next =
    ends > now ? addMonth(ends, timeZone, enrolment.enrolledAt) : addMonth(now, timeZone);
  return { act: 'renew', subscriptionEndsAt: next };
}
