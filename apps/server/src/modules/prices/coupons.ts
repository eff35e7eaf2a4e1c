import { AppError } from '@institute/contract/errors';
import type { Kobo } from '@institute/contract/money';
import { dateText } from '@institute/contract/time/calendar';
import { type AuditNote, type Context, signedIn } from '../../context.ts';
import { checkLastDay } from './give-price.ts';
import { offText } from './price-rules.ts';
import { insertPrice, priceByCoupon } from './store.ts';
import {
  type CouponRow,
  countClasses,
  countUse,
  couponById,
  endCouponRow,
  insertCoupon,
  isOffered,
  lockCoupon,
} from './store-coupons.ts';
import { text } from './text.ts';

/** A coupon that the office makes. */
interface NewCoupon {
  code: string;
  share: number | null;
  off: Kobo | null;
  /** The classes that it is for; none for all. */
  classIds: number[];
  /** The last day on which it is taken; null for no end. */
  until: string | null;
  uses: number;
  note: string;
}

/**
 * Makes a coupon. The same by the same person, which nobody has taken yet, is answered alike, so that a press whose
 * answer was lost can be repeated. Errors: coupon_taken, class_not_found, day_out_of_reach.
 */
export async function makeCoupon(context: Context, coupon: NewCoupon): Promise<number> {
  checkLastDay(context, coupon.until);
  const classIds = [...new Set(coupon.classIds)];
  const note: AuditNote = {
    subjectId: null,
    details: { name: coupon.code, what: offText(coupon) },
  };
  return context.transaction(async (tx) => {
    const isKnown = classIds.length === 0 || (await countClasses(tx, classIds)) === classIds.length;
    if (!isKnown) throw new AppError('class_not_found');
    const made = await insertCoupon(tx, {
      ...{ ...coupon, classIds },
      ...{ madeBy: signedIn(context).userId, madeAt: context.clock.now() },
    });
    if (made) return made.id;
    const before = await lockCoupon(tx, coupon.code);
    if (!before || !isSame(before, { ...coupon, classIds }, signedIn(context).userId)) {
      throw new AppError('coupon_taken');
    }
    return before.id;
  }, note);
}

const isSame = (before: CouponRow, coupon: NewCoupon, madeBy: number): boolean =>
  before.madeBy === madeBy &&
  before.used === 0 &&
  before.classIds.join() === coupon.classIds.join() &&
  (['share', 'off', 'until', 'uses', 'note'] as const).every(
    (field) => before[field] === coupon[field],
  );

/** Ends a coupon: nobody takes it any more. Ending it again changes nothing. Errors: coupon_not_found. */
export async function endCoupon(context: Context, id: number): Promise<void> {
  const details: AuditNote['details'] = {};
  await context.transaction(
    async (tx) => {
      const coupon = await couponById(tx, id);
      if (!coupon) throw new AppError('coupon_not_found');
      details.name = coupon.code;
      await endCouponRow(tx, id, context.clock.now());
    },
    { subjectId: null, details },
  );
}

/**
 * Takes a coupon for a class: whoever has taken it pays less for the next payment there. Taken again before that payment
 * it is answered alike, so that a press whose answer was lost can be repeated. The coupon is locked, so that of a
 * hundred who take the last of its uses at once one has it. Errors: coupon_unknown, coupon_used_up, coupon_used,
 * not_for_oneself (they have made it).
 */
export async function takeCoupon(context: Context, code: string, classId: number): Promise<void> {
  const { userId } = signedIn(context);
  const now = context.clock.now();
  const today = dateText(now, context.config.timeZone);
  await context.transaction(async (tx) => {
    const coupon = await lockCoupon(tx, code);
    if (!coupon || !isFor(coupon, classId, today)) throw new AppError('coupon_unknown');
    if (coupon.madeBy === userId) throw new AppError('not_for_oneself', text.ownCoupon);
    const { id: couponId, share, off, until, note: reason } = coupon;
    const terms = { share, off, until, reason, why: 'coupon', isOnce: true } as const;
    const made = await insertPrice(tx, { ...terms, userId, classId, couponId, givenAt: now });
    if (!made) {
      const before = await priceByCoupon(tx, couponId, userId);
      if (before?.classId === classId && !before.usedAt && !before.endedAt) return;
      throw new AppError('coupon_used');
    }
    if (coupon.used >= coupon.uses) throw new AppError('coupon_used_up');
    await countUse(tx, coupon);
  });
}

const isFor = ({ classIds, until }: CouponRow, classId: number, today: string): boolean =>
  (classIds.length === 0 || classIds.includes(classId)) && (until === null || until >= today);

/** Whether there is a coupon that can be taken for a class today. */
export const hasCoupons = ({ db, clock, config }: Context, classId: number): Promise<boolean> =>
  isOffered(db, classId, dateText(clock.now(), config.timeZone));
