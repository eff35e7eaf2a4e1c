import { AppError } from '@institute/contract/errors';
import { type AuditNote, type Context, signedIn } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { userById } from '../../auth/index.ts';
import { classByRef } from '../../classes/index.ts';
import { lockPair } from '../../referrals/index.ts';
import { bookPayment } from './book-payment.ts';
import {
  lockOfficePayment,
  type OfficePaymentRow,
  officePayment,
  updateOfficePayment,
} from './store-office.ts';
import { noteOf } from './take-payment.ts';

/**
 * Books a payment that somebody else took. Errors: payment_not_found, payment_decided, not_by_oneself,
 * not_for_oneself, student_not_found, class_not_found, already_enrolled, payment_short.
 */
export async function confirmPayment(context: Context, id: number): Promise<OfficePaymentRow> {
  const { userId: actorId } = signedIn(context);
  const note: AuditNote = {};
  return context.transaction(async (tx) => {
    const payment = await lockWaiting(tx, id);
    if (payment.takenBy === actorId) throw new AppError('not_by_oneself');
    if (payment.userId === actorId) throw new AppError('not_for_oneself');
    if (!(await userById(tx, payment.userId))) throw new AppError('student_not_found');
    const { classId } = payment;
    const paidClass = classId === null ? null : await classByRef(tx, String(classId));
    if (classId !== null && !paidClass) throw new AppError('class_not_found');
    note.subjectId = payment.userId;
    note.details = noteOf(payment, paidClass);
    const decided = { decidedBy: actorId, decidedAt: context.clock.now() };
    const confirmed = await updateOfficePayment(tx, id, decided);
    return bookPayment(context, tx, { payment: confirmed, paidClass, actorId });
  }, note);
}

/** Refuses a payment that waits; nothing has moved. Errors: payment_not_found, payment_decided. */
export async function refusePayment(context: Context, id: number, reason: string): Promise<void> {
  const { userId: actorId } = signedIn(context);
  const note: AuditNote = {};
  await context.transaction(async (tx) => {
    const payment = await lockWaiting(tx, id);
    note.subjectId = payment.userId;
    note.details = { ...noteOf(payment, null), reason };
    await updateOfficePayment(tx, id, {
      ...{ state: 'refused', decidedBy: actorId, decidedAt: context.clock.now(), refusal: reason },
    });
  }, note);
}

/** A payment that waits, under the lock of its wallet, which always comes first, and its own. */
async function lockWaiting(tx: Tx, id: number): Promise<OfficePaymentRow> {
  const named = await officePayment(tx, id);
  if (!named) throw new AppError('payment_not_found');
  await lockPair(tx, named.userId);
  const payment = await lockOfficePayment(tx, id);
  if (payment?.state !== 'waiting') throw new AppError('payment_decided');
  return payment;
}
