import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOrRand } from '../fields.ts';
import { couponCode, OwnPrice } from '../prices/prices.ts';

/* Our own call: a coupon is taken for a class (decision 158). */

/**
 * Takes a coupon for a class: its next payment costs that much less. Once per person. Errors: class_not_found,
 * class_free, coupon_unknown, coupon_used_up, coupon_used, not_as_student, too_many.
 */
export const takeCoupon = defineCall({
  method: 'POST',
  path: '/api.php',
  encoding: 'form',
  access: 'session',
  actor: 'email',
  name: 'takeCoupon',
  action: 'take_coupon',
  request: z.object({ class_id: idOrRand, code: couponCode }),
  response: OwnPrice,
});
