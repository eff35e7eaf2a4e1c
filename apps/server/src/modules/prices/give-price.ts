import { AppError } from '@institute/contract/errors';
import type { Kobo } from '@institute/contract/money';
import type { GivenReason } from '@institute/contract/prices/prices';
import { dateText, isDayToCome } from '@institute/contract/time/calendar';
import { type AuditNote, type Context, signedIn } from '../../context.ts';
import { userById } from '../auth/index.ts';
import { offText } from './price-rules.ts';
import { endPriceRow, insertPrice, priceLine, priceUnder, type StudentPriceRow } from './store.ts';
import { countClasses } from './store-coupons.ts';
import { text } from './text.ts';

/** What the office has a student pay less. */
export interface GivenPrice {
  studentId: number;
  /** Null for every class. */
  classId: number | null;
  share: number | null;
  off: Kobo | null;
  why: GivenReason;
  reason: string;
  /** The last day on which it holds; null for no end. */
  until: string | null;
}

/** Refuses a last day that is over, or that no calendar has. Errors: day_out_of_reach. */
export function checkLastDay({ clock, config }: Context, until: string | null): void {
  if (until === null) return;
  const today = dateText(clock.now(), config.timeZone);
  if (!isDayToCome(until, today)) throw new AppError('day_out_of_reach', text.lastDay);
}

/**
 * Has a student pay less from the next payment on. The same key gives once. Errors: student_not_found,
 * class_not_found, day_out_of_reach, not_for_oneself, invalid_input (the key has given something else).
 */
export async function givePrice(
  context: Context,
  given: GivenPrice,
  requestKey: string | undefined,
): Promise<number> {
  const { userId: actorId } = signedIn(context);
  const { studentId, ...terms } = given;
  if (studentId === actorId) throw new AppError('not_for_oneself');
  checkLastDay(context, terms.until);
  const key = requestKey === undefined ? null : `${actorId}:${requestKey}`;
  const note: AuditNote = {
    subjectId: studentId,
    details: { what: offText(terms), reason: terms.reason },
  };
  return context.transaction(async (tx) => {
    const before = key === null ? null : await priceUnder(tx, key);
    if (before) return samePrice(before, given);
    if (!(await userById(tx, studentId))) throw new AppError('student_not_found');
    if (terms.classId !== null && (await countClasses(tx, [terms.classId])) === 0) {
      throw new AppError('class_not_found');
    }
    const row = { ...terms, userId: studentId, isOnce: false, requestKey: key };
    const made = await insertPrice(tx, {
      ...row,
      ...{ givenBy: actorId, givenAt: context.clock.now() },
    });
    // The same key has given it, or something else, at the same moment.
    const now = made ?? (key === null ? null : await priceUnder(tx, key));
    if (!now) throw new Error('a price was not written');
    return samePrice(now, given);
  }, note);
}

function samePrice(row: StudentPriceRow, { studentId, ...terms }: GivenPrice): number {
  const isSame =
    row.userId === studentId &&
    (['classId', 'share', 'off', 'why', 'reason', 'until'] as const).every(
      (field) => row[field] === terms[field],
    );
  if (!isSame) throw new AppError('invalid_input', text.otherPrice);
  return row.id;
}

/** Ends what a student pays less. Ending it again changes nothing. Errors: price_not_found. */
export async function endPrice(context: Context, id: number): Promise<void> {
  const line = await priceLine(context.db, id);
  if (!line) throw new AppError('price_not_found');
  await context.transaction((tx) => endPriceRow(tx, id, context.clock.now()), {
    subjectId: line.price.userId,
    details: { what: offText(line.price) },
  });
}
