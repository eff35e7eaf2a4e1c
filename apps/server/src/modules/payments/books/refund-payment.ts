import { AppError } from '@institute/contract/errors';
import type { Kobo } from '@institute/contract/money';
import { CURRENCY } from '@institute/contract/payments/payments';
import { type Context, signedIn } from '../../../context.ts';
import {
  awayAsUnavailable,
  type CardTransaction,
  providerOf,
} from '../../../platform/card-provider.ts';
import type { Database, Tx } from '../../../platform/db.ts';
import { userById } from '../../auth/index.ts';
import { leaveClass } from '../../classes/index.ts';
import { isInvoiceKey, placePaidBy, returnSettlement } from '../../invoices/index.ts';
import { hasMoved, lockWallets, post, walletBalance } from '../../ledger/index.ts';
import { referenceKey } from '../checkout/reference-rules.ts';
import {
  type CardPaymentRow,
  closeNotCredited,
  lockNotCredited,
  lockPayment,
  notCredited,
  paymentByKey,
  updatePayment,
} from '../checkout/store-cards.ts';
import { text } from '../text.ts';
import { refundKey, refundOf, whatFor } from './refund-rules.ts';
import { classPayment, hasTransfer, type Returnable } from './store-refunds.ts';

/** What was returned, and the student's balance with it. */
export interface Refunded {
  amount: Kobo;
  balance: Kobo;
}

/**
 * Locks the wallet that money is to be returned to. Whoever deletes its owner holds the same lock,
 * and nobody reaches a wallet without an owner: that money is returned outside. Errors:
 * not_refundable.
 */
export async function lockOwned(tx: Tx, userId: number): Promise<void> {
  await lockWallets(tx, [userId]);
  if (!(await userById(tx, userId))) throw new AppError('not_refundable');
}

/**
 * Returns the payment of a class to the student's wallet, once; the transfer it returns stays.
 * With `leaveClass` the student leaves the class as well. Errors: payment_not_found,
 * not_refundable (also once the account is deleted), already_refunded.
 */
export async function refundClassPayment(
  context: Context,
  order: { paymentId: number; reason: string; leaveClass: boolean },
): Promise<Refunded> {
  const paid = await payableBack(context.db, order.paymentId);
  const { userId, amount } = paid;
  return context.transaction(
    async (tx) => {
      await lockOwned(tx, userId);
      await returnLocked(context, tx, { paid, ...order });
      return { amount, balance: await walletBalance(tx, userId) };
    },
    { subjectId: userId, details: { paymentId: paid.id, kobo: amount, reason: order.reason } },
  );
}

/** The enrolment that a payment was for; null for what the office had billed without one. */
async function placeOf(tx: Tx, key: string): Promise<number | null> {
  // Its key names it, `enrolment:{id}:{period}`, unless it has paid an invoice.
  return isInvoiceKey(key) ? placePaidBy(tx, key) : Number(key.split(':')[1]);
}

/** A payment of a class that can be returned. Errors: payment_not_found, not_refundable. */
export async function payableBack(db: Database, paymentId: number): Promise<Returnable> {
  const paid = await classPayment(db, paymentId);
  if (paid) return paid;
  throw new AppError((await hasTransfer(db, paymentId)) ? 'not_refundable' : 'payment_not_found');
}

/**
 * Returns the payment of a class to its wallet, which is locked, and tells the student; with `leaveClass` the student
 * leaves the class as well. Errors: already_refunded.
 */
export async function returnLocked(
  context: Context,
  tx: Tx,
  order: { paid: Returnable; reason: string; leaveClass: boolean },
): Promise<void> {
  const { paid, reason, leaveClass: isLeaving } = order;
  const { userId, amount } = paid;
  const now = context.clock.now();
  if (await hasMoved(tx, refundKey(paid.id))) throw new AppError('already_refunded');
  await post(tx, now, [refundOf(paid, { reason, actorId: signedIn(context).userId })]);
  await returnSettlement(tx, now, { ...paid, returnedBy: refundKey(paid.id), reason });
  const enrolmentId = await placeOf(tx, paid.key);
  if (isLeaving && enrolmentId !== null) {
    await leaveClass(tx, { userId, enrolmentId }, { reason, at: now });
  }
  await context.notices.paymentReturned(tx, now, { userId, what: whatFor(paid), amount, reason });
}

/**
 * Credits to the wallet what the provider took by card and no wallet was credited with, such as
 * another amount than was asked for; what arrived, once, and never what the office has settled by
 * hand. What matched nobody goes to the student that the office names. Errors: payment_not_found, not_refundable
 * (also once the account is deleted), already_refunded, difference_not_found, student_not_found,
 * not_for_oneself, payment_unconfigured, unavailable.
 */
export async function creditCardPayment(
  context: Context,
  order: { reference: string; reason: string; studentId: number | undefined },
): Promise<Refunded> {
  const admin = signedIn(context);
  const key = referenceKey(order.reference);
  // First the difference: whoever credits it meanwhile has settled the payment as well.
  const difference = await notCredited(context.db, key);
  const payment = await paymentByKey(context.db, key);
  if (!payment) throw new AppError('payment_not_found');
  if (payment.settledAt) throw new AppError('already_refunded');
  const userId = await whoseCredit(context, payment, order.studentId);
  if (userId === null || !difference) throw new AppError('not_refundable');
  if (difference.settledAt) throw new AppError('difference_not_found');
  const said = await askProvider(context, payment);
  const now = context.clock.now();
  return context.transaction(
    async (tx) => {
      await lockOwned(tx, userId);
      const row = await lockPayment(tx, payment.id);
      if (row.settledAt) throw new AppError('already_refunded');
      if (row.userId !== null && row.userId !== userId) throw new AppError('not_refundable');
      const open = await lockNotCredited(tx, key);
      if (open?.settledAt) throw new AppError('difference_not_found');
      await post(tx, now, [
        {
          from: { institute: 'card_clearing' },
          to: { wallet: userId },
          amount: said.amount,
          kind: 'card_funding',
          description: text.fundedBecause(order.reason),
          key: `card:${key}`,
          actorId: admin.userId,
        },
      ]);
      await closeNotCredited(tx, key, now, {
        ...{ userId: admin.userId, note: order.reason, payerId: userId },
      });
      await updatePayment(tx, row.id, {
        ...{ userId, state: 'credited' },
        reason: text.outcome.putIntoWallet(order.reason),
        received: said.amount,
        currency: said.currency,
        method: said.method,
        askAt: null,
        settledAt: now,
      });
      const news = { userId, what: text.cardPayment, amount: said.amount, reason: order.reason };
      await context.notices.paymentReturned(tx, now, news);
      return { amount: said.amount, balance: await walletBalance(tx, userId) };
    },
    { subjectId: userId, details: { reference: payment.reference, kobo: said.amount } },
  );
}

/** Whose wallet is credited: the payer's, or where nobody knows the payer, that of whom the office names. */
async function whoseCredit(
  context: Context,
  payment: CardPaymentRow,
  studentId: number | undefined,
): Promise<number | null> {
  if (studentId === undefined) return payment.userId;
  if (payment.userId !== null) throw new AppError('not_refundable');
  if (studentId === signedIn(context).userId) throw new AppError('not_for_oneself');
  if (!(await userById(context.db, studentId))) throw new AppError('student_not_found');
  return studentId;
}

/** The provider's own word for it, now: a note of ours credits nothing. */
async function askProvider(context: Context, payment: CardPaymentRow): Promise<CardTransaction> {
  const provider = providerOf(context, payment);
  const said = await provider.verify(payment.reference).catch(awayAsUnavailable);
  const isPaid = said?.status === 'success' && said.currency === CURRENCY && said.amount > 0;
  if (!said || !isPaid || referenceKey(said.reference) !== payment.referenceKey) {
    throw new AppError('not_refundable');
  }
  return said;
}
