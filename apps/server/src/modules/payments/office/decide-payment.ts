import { AppError } from '@institute/contract/errors';
import { type AuditNote, type Context, signedIn } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { userById } from '../../auth/index.ts';
import { classByRef } from '../../classes/index.ts';
import { invoiceLine } from '../../invoices/index.ts';
import { lockPair } from '../../referrals/index.ts';
import { keptReason } from '../checkout/rules.ts';
import { claimMails } from '../claims/mail-claim.ts';
import { claimOfPayment, updateClaim } from '../claims/store-claims.ts';
import { bookPayment } from './book-payment.ts';
import { checkWaiver } from './check-waiver.ts';
import {
  lockOfficePayment,
  type OfficePaymentRow,
  officePayment,
  updateOfficePayment,
} from './store-office.ts';
import { noteOf } from './take-payment.ts';

/**
 * Books a payment that somebody else took. Errors: payment_not_found, payment_decided, not_by_oneself,
 * not_for_oneself, student_not_found, class_not_found, already_enrolled, payment_short, waiver_too_large, invoice_settled.
 */
export async function confirmPayment(context: Context, id: number): Promise<OfficePaymentRow> {
  const { userId: actorId } = signedIn(context);
  const note: AuditNote = {};
  return context.transaction(async (tx) => {
    const payment = await lockWaiting(tx, id);
    if (payment.takenBy === actorId) throw new AppError('not_by_oneself');
    if (payment.userId === actorId) throw new AppError('not_for_oneself');
    if (!(await userById(tx, payment.userId))) throw new AppError('student_not_found');
    // What an invoice is for is paid also where its class is there no more.
    const classId = payment.invoiceId === null ? payment.classId : null;
    // What a student has said to have paid is booked all the same where its class is there no more.
    const claim = await claimOfPayment(tx, id);
    const paidClass = classId === null ? null : await classByRef(tx, String(classId));
    if (classId !== null && !paidClass && !claim) throw new AppError('class_not_found');
    const owed = payment.invoiceId === null ? null : await invoiceLine(tx, payment.invoiceId);
    await checkWaiver(context, tx, { ...payment, paidClass, owed: owed?.invoice ?? null });
    note.subjectId = payment.userId;
    note.details = noteOf(payment, paidClass);
    const decided = { decidedBy: actorId, decidedAt: context.clock.now() };
    const confirmed = await updateOfficePayment(tx, id, decided);
    const order = { payment: confirmed, paidClass, actorId, isKept: claim !== null };
    const { payment: booked, kept } = await bookPayment(context, tx, order);
    if (claim) {
      const isGone = classId !== null && !paidClass;
      const reply = isGone ? keptReason('class_not_found') : kept || claim.reply;
      await updateClaim(tx, claim.id, { reply });
      await context.jobs.enqueue(tx, claimMails, { claimId: claim.id });
    }
    return booked;
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
    const now = context.clock.now();
    await updateOfficePayment(tx, id, {
      ...{ state: 'refused', decidedBy: actorId, decidedAt: now, refusal: reason },
    });
    const claim = await claimOfPayment(tx, id);
    if (!claim) return;
    const { userId, amount } = claim;
    await context.notices.claimRefused(tx, now, { userId, amount, reason });
    await context.jobs.enqueue(tx, claimMails, { claimId: claim.id });
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
