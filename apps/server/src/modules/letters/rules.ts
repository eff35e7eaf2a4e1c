import { type AnsweringHours, isWithinHours } from '@institute/contract/letters/hours';
import type { ClosedReason } from '@institute/contract/letters/letters';
import { wallClock } from '@institute/contract/time/calendar';

/** Why a student does not write in a conversation any more; null where they do. */
export function closedReason(place: {
  isClassGone: boolean;
  isIn: boolean;
  isExpired: boolean;
  isHeld: boolean;
}): ClosedReason | null {
  if (place.isClassGone) return 'class_gone';
  if (!place.isIn || place.isExpired) return 'ended';
  return place.isHeld ? 'held' : null;
}

/** Whether a teacher answers now: in their hours, or at any time where they have said none. */
export function answersNow(hours: AnsweringHours | null, now: Date, zone: string): boolean {
  if (!hours) return true;
  const { year, month, day, hour, minute } = wallClock(now, zone);
  // Sunday is 0 of the calendar and 7 of the week.
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7;
  return isWithinHours(hours, { weekday, minute: hour * 60 + minute });
}

/** Somebody who teaches a class in which a student waits, and how far they have read. */
export interface Teller {
  hours: AnsweringHours | null;
  /** The newest letter of the student. */
  newest: number;
  readTo: number;
  toldTo: number;
}

/**
 * Whether a teacher is told of a conversation now: in their hours, of what they have not read, and not again before
 * they have read what they were told of.
 */
export function isToBeTold(
  { hours, newest, readTo, toldTo }: Teller,
  at: { now: Date; zone: string; isQuiet: boolean },
): boolean {
  if (newest <= readTo || toldTo > readTo) return false;
  return hours === null ? !at.isQuiet : answersNow(hours, at.now, at.zone);
}
