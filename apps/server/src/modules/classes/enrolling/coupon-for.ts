import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import type { OwnPrice } from '@institute/contract/prices/prices';
import { type Context, signedIn } from '../../../context.ts';
import { throttle } from '../../auth/index.ts';
import { presentOwn, priceFor, takeCoupon } from '../../prices/index.ts';
import { isPublished } from '../rules.ts';
import { classByRef } from '../store.ts';

/**
 * Takes a coupon for a class, and says what the class costs whoever took it. Errors: class_not_found, class_free,
 * not_as_student, too_many, coupon_unknown, coupon_used_up, coupon_used.
 */
export async function couponFor(
  context: Context,
  classRef: string,
  code: string,
): Promise<OwnPrice> {
  const actor = signedIn(context);
  if (!can(actor, 'money.pay')) throw new AppError('not_as_student');
  await throttle(context, 'coupon', actor.signInName);
  const row = await classByRef(context.db, classRef);
  if (!row || !isPublished(row)) throw new AppError('class_not_found');
  const { id: classId, price } = row;
  if (price === 0) throw new AppError('class_free');
  await takeCoupon(context, code, classId);
  const own = presentOwn(
    await priceFor(context, context.db, { userId: actor.userId, classId, price }),
  );
  if (!own) throw new Error(`a coupon for the class ${classId} took nothing off`);
  return own;
}
