import { AppError } from '@institute/contract/errors';
import type { Context } from '../../context.ts';
import { classByRef, enrolmentsIn, paymentKeyOf } from '../classes/index.ts';
import { unreturnedPayments } from '../payments/index.ts';

/** What an act with some places would meet, without doing it. Errors: class_not_found, students_missing. */
export async function checkPlaces(
  { db }: Context,
  order: { classRef: string; studentIds: readonly number[] },
) {
  const studentIds = [...new Set(order.studentIds)];
  if (studentIds.length === 0) throw new AppError('students_missing');
  const row = await classByRef(db, order.classRef);
  if (!row) throw new AppError('class_not_found');
  const places = await enrolmentsIn(db, row.id, studentIds);
  const payments = await unreturnedPayments(db, places.map(paymentKeyOf));
  return {
    places: places.length,
    absent: studentIds.length - places.length,
    refundable: payments.length,
    refundableKobo: payments.reduce((sum, { amount }) => sum + amount, 0),
  };
}
