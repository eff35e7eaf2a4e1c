import { AppError } from '@institute/contract/errors';
import {
  addCoupon,
  addStudentPrice,
  type Coupon,
  endCoupon as endCouponCall,
  endStudentPrice,
  getCoupons,
  getStudentPrices,
  type StudentPrice,
} from '@institute/contract/prices/prices';
import type { Context } from '../../context.ts';
import { handle } from '../../handler.ts';
import { pageOf } from '../../shared/page.ts';
import { userById } from '../auth/index.ts';
import { endCoupon, makeCoupon } from './coupons.ts';
import { endPrice, givePrice } from './give-price.ts';
import { priceLine, pricesOf, type StudentPriceLine } from './store.ts';
import { type CouponLine, couponLines } from './store-coupons.ts';
import { text } from './text.ts';

/** How many prices of a student are told. */
const MOST = 100;

function presentPrice({ price, ...names }: StudentPriceLine): StudentPrice {
  const { id, classId, share, off, why, reason, until, givenAt, usedAt, endedAt } = price;
  return {
    id,
    classId,
    share,
    offKobo: off,
    why,
    reason,
    until,
    givenAt,
    usedAt,
    endedAt,
    ...names,
  };
}

function presentCoupon({ coupon, classes, madeBy }: CouponLine): Coupon {
  const { id, code, share, off, until, uses, used, note, madeAt, endedAt } = coupon;
  return {
    ...{ id, code, share, offKobo: off, until, uses, used, note, madeAt, endedAt },
    ...{ classes, madeBy },
  };
}

const onePrice = async ({ db }: Context, id: number) => {
  const line = await priceLine(db, id);
  if (!line) throw new AppError('price_not_found');
  return presentPrice(line);
};

/** Calls of the office about what single students pay less. */
export const handlers = [
  handle(getStudentPrices, async ({ db }, { student_id }) => {
    if (!(await userById(db, student_id))) throw new AppError('student_not_found');
    return { data: (await pricesOf(db, student_id, MOST)).map(presentPrice) };
  }),

  handle(addStudentPrice, async (context, sent) => {
    const { student_id, class_id = null, share = null, amount = null, until = null } = sent;
    const id = await givePrice(
      context,
      {
        ...{ studentId: student_id, classId: class_id, share, off: amount, until },
        ...{ why: sent.why, reason: sent.reason },
      },
      sent.request_key,
    );
    return { data: await onePrice(context, id), message: text.given };
  }),

  handle(endStudentPrice, async (context, { price_id }) => {
    await endPrice(context, price_id);
    return { data: await onePrice(context, price_id), message: text.ended };
  }),

  handle(getCoupons, async ({ db }, input) => {
    const page = pageOf(input);
    const { total, lines } = await couponLines(db, page);
    return { data: lines.map(presentCoupon), meta: page.meta(total) };
  }),

  handle(addCoupon, async (context, { share = null, amount = null, until = null, ...sent }) => {
    const { code, uses, note, class_ids: classIds = [] } = sent;
    const id = await makeCoupon(context, { code, share, off: amount, classIds, until, uses, note });
    const { lines } = await couponLines(context.db, { limit: 1, offset: 0, search: '' }, id);
    const [line] = lines;
    if (!line) throw new AppError('coupon_not_found');
    return { data: presentCoupon(line), message: text.made };
  }),

  handle(endCouponCall, async (context, { coupon_id }) => {
    await endCoupon(context, coupon_id);
    return { data: null, message: text.couponEnded };
  }),
];
