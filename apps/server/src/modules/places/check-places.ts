import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import { addMonth } from '@institute/contract/time/calendar';
import { type Context, signedIn } from '../../context.ts';
import {
  type ClassRow,
  classByRef,
  type EnrolmentRow,
  enrolmentsIn,
  isClosed,
  isSubscription,
} from '../classes/index.ts';
import { nextHourOf } from '../meetings/index.ts';
import { paymentsOf } from './return-payments.ts';

/**
 * What an act with some places would meet, without doing it; with `toRef` also of the class that they
 * are to be moved to. Errors: class_not_found, students_missing, same_class.
 */
export async function checkPlaces(
  context: Context,
  order: { classRef: string; studentIds: readonly number[]; toRef: string | undefined },
) {
  const { db } = context;
  const studentIds = [...new Set(order.studentIds)];
  if (studentIds.length === 0) throw new AppError('students_missing');
  const row = await classByRef(db, order.classRef);
  if (!row) throw new AppError('class_not_found');
  const places = await enrolmentsIn(db, row.id, studentIds);
  const target = order.toRef === undefined ? null : await checkTarget(context, row, order.toRef);
  const there = target ? await enrolmentsIn(db, target.id, studentIds) : [];
  // Whoever is there already stays, and so does what they have paid.
  const concerned = places.filter(({ userId }) => !there.some((one) => one.userId === userId));
  // Whoever moves no money can return none.
  const payments = can(signedIn(context), 'money.move') ? await paymentsOf(db, concerned) : [];
  return {
    places: concerned.length,
    absent: studentIds.length - places.length,
    refundable: new Set(payments.map(({ userId }) => userId)).size,
    refundableKobo: payments.reduce((sum, { amount }) => sum + amount, 0),
    lastEndsAt: lastEndOf(concerned),
    target: target && { ...target.said, there: places.length - concerned.length },
  };
}

async function checkTarget(context: Context, from: ClassRow, toRef: string) {
  const to = await classByRef(context.db, toRef);
  if (!to) throw new AppError('class_not_found');
  if (to.id === from.id) throw new AppError('same_class');
  const now = context.clock.now();
  const before = to.prerequisiteId && (await classByRef(context.db, String(to.prerequisiteId)));
  const said = {
    needs: before ? before.name : '',
    isActive: to.isActive,
    isDraft: to.isDraft,
    isClosed: isClosed(to, now),
    isCarried: isSubscription(from) && isSubscription(to),
    meetsAt: await nextHourOf(context.db, to.id, now),
    paidUntil: isSubscription(to) ? addMonth(now, context.config.timeZone) : null,
  };
  return { id: to.id, said };
}

function lastEndOf(places: readonly Pick<EnrolmentRow, 'subscriptionEndsAt'>[]): Date | null {
  const ends = places.flatMap(({ subscriptionEndsAt: at }) => (at ? [at.getTime()] : []));
  return ends.length === 0 ? null : new Date(Math.max(...ends));
}
