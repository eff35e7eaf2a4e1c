import { AppError } from '@institute/contract/errors';
import type { Kobo } from '@institute/contract/money';
import { type AuditNote, type Context, signedIn } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { hash } from '../../../platform/random.ts';
import { userById } from '../../auth/index.ts';
import { type ClassRow, classByRef } from '../../classes/index.ts';
import { type InvoiceRow, invoiceLine } from '../../invoices/index.ts';
import { lockPair } from '../../referrals/index.ts';
import { keptReason } from '../checkout/rules.ts';
import { besidesOf } from '../office/office-rules.ts';
import { checkDay, noteOf, recordPayment } from '../office/take-payment.ts';
import { claimKey } from './claim-rules.ts';
import { claimMails } from './mail-claim.ts';
import { type ClaimRow, claimById, lockClaim, updateClaim } from './store-claims.ts';

/** A claim as whoever confirms it has corrected it. */
export interface ConfirmedClaim {
  amount: Kobo;
  paidOn: string;
  /** The class it is for; null for the wallet. */
  classRef: string | null;
  /** The invoice it is for, in the place of a class; null for none. */
  invoiceId: number | null;
  reference: string;
}

/**
 * Confirms what waits and books it as a payment by bank transfer, in one transaction; a class or an invoice that
 * cannot be paid any more leaves the money in the wallet. Gives the payment's state, why it was kept, and what the
 * wallet gave or kept besides. Errors:
 * those of `confirmClaim` in the contract.
 */
export async function confirmClaim(
  context: Context,
  id: number,
  confirmed: ConfirmedClaim,
): Promise<{ isBooked: boolean; kept: string } & ReturnType<typeof besidesOf>> {
  const { userId: actorId } = signedIn(context);
  checkDay(context, confirmed.paidOn);
  const note: AuditNote = {};
  return context.transaction(async (tx) => {
    const claim = await lockWaiting(tx, id);
    const { userId } = claim;
    if (userId === actorId) throw new AppError('not_for_oneself');
    if (!(await userById(tx, userId))) throw new AppError('student_not_found');
    const { classRef, invoiceId, ...rest } = confirmed;
    const owed = invoiceId === null ? null : await billedTo(tx, invoiceId, userId);
    const paidClass = classRef === null ? null : await classByRef(tx, classRef);
    const unpaid = classRef === null ? null : unpaidReason(paidClass);
    const recorded = await recordPayment(context, tx, {
      order: { ...rest, studentId: userId, way: 'bank', note: '' },
      paidClass: unpaid === null ? paidClass : null,
      owed,
      isKept: true,
      request: { requestKey: claimKey(id), orderHash: hash(JSON.stringify(confirmed)) },
    });
    const { payment } = recorded;
    const kept = recorded.kept || (unpaid ?? '');
    const decidedAt = context.clock.now();
    await updateClaim(tx, id, {
      ...{ state: 'confirmed', paymentId: payment.id, reply: kept },
      ...{ decidedBy: actorId, decidedAt },
    });
    note.subjectId = userId;
    note.details = { ...noteOf(payment, paidClass), ...correctionsOf(claim, confirmed) };
    if (payment.state === 'booked') await context.jobs.enqueue(tx, claimMails, { claimId: id });
    return { isBooked: payment.state === 'booked', kept, ...besidesOf(payment) };
  }, note);
}

/** An invoice of a student, whether it is settled by now or not. Errors: invoice_not_found. */
async function billedTo(tx: Tx, id: number, userId: number): Promise<InvoiceRow> {
  const found = await invoiceLine(tx, id);
  if (found?.invoice.userId !== userId) throw new AppError('invoice_not_found');
  return found.invoice;
}

/** Refuses what waits, in words that the student reads. Errors: payment_not_found, payment_decided. */
export async function refuseClaim(context: Context, id: number, reason: string): Promise<void> {
  const { userId: actorId } = signedIn(context);
  const note: AuditNote = {};
  await context.transaction(async (tx) => {
    const { userId, amount } = await lockWaiting(tx, id);
    const now = context.clock.now();
    await updateClaim(tx, id, {
      ...{ state: 'refused', reply: reason, decidedBy: actorId, decidedAt: now },
    });
    await context.notices.claimRefused(tx, now, { userId, amount, reason });
    await context.jobs.enqueue(tx, claimMails, { claimId: id });
    note.subjectId = userId;
    note.details = { kobo: amount, reason };
  }, note);
}

/** A claim that waits, under the lock of its wallet, which always comes first, and its own. */
async function lockWaiting(tx: Tx, id: number): Promise<ClaimRow> {
  const named = await claimById(tx, id);
  if (!named) throw new AppError('payment_not_found');
  await lockPair(tx, named.userId);
  const claim = await lockClaim(tx, id);
  if (claim?.state !== 'waiting') throw new AppError('payment_decided');
  return claim;
}

/** Why a class is paid by nobody: it is there no more, or costs nothing; null where it can be paid. */
function unpaidReason(paidClass: ClassRow | null): string | null {
  if (!paidClass) return keptReason('class_not_found');
  return paidClass.price === 0 ? keptReason('class_free') : null;
}

/** What was said by the student, where whoever confirmed has corrected it. */
const correctionsOf = (claim: ClaimRow, { amount }: ConfirmedClaim) =>
  amount === claim.amount ? {} : { claimed: claim.amount };
