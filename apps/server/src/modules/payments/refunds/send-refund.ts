import { AppError } from '@institute/contract/errors';
import type { Kobo } from '@institute/contract/money';
import { CURRENCY } from '@institute/contract/payments/payments';
import type { RefundWay } from '@institute/contract/payments/refunds';
import { type AuditNote, type Context, signedIn } from '../../../context.ts';
import { providerOf } from '../../../platform/card-provider.ts';
import type { Database, Tx } from '../../../platform/db.ts';
import { hash, randToken } from '../../../platform/random.ts';
import { userById } from '../../auth/index.ts';
import { lockWallets, post, walletBalance, walletMovements } from '../../ledger/index.ts';
import { readSettings } from '../../settings/index.ts';
import { payableBack, returnLocked } from '../books/refund-payment.ts';
import { referenceKey } from '../checkout/reference-rules.ts';
import { type CardPaymentRow, lockPayment, paymentByKey } from '../checkout/store-cards.ts';
import { disputedAmong } from '../disputes/store-disputes.ts';
import { text } from '../text.ts';
import { refundLooks } from './follow-refund.ts';
import { refundMails } from './mail-refund.ts';
import { type RefundAccount, requireAccount } from './refund-account.ts';
import { cameIn, refundOut } from './sent-refund-rules.ts';
import { insertRefund, type RefundRow, refundUnder, returnedOf } from './store-sent-refunds.ts';

/** Money that somebody in the office sends back. */
export interface RefundOrder {
  studentId: number;
  way: RefundWay;
  amount: Kobo;
  /** Of the card payment; by card alone. */
  reference: string | null;
  account: RefundAccount;
  /** The payment of a class that is returned to the wallet first, by its number in the history. */
  paymentId: number | null;
  leaveClass: boolean;
  reason: string;
}

interface Request {
  requestKey: string | null;
  orderHash: string;
}

/**
 * Takes money out of a wallet and sends it back, or has it wait for a second person where it is above the amount of
 * the setting: all of it or none, with the wallet locked before anything is read that decides. The same key sends it
 * once. Errors: those of `sendRefund` in the contract.
 */
export async function sendRefund(
  context: Context,
  order: RefundOrder,
  key: string | undefined,
): Promise<RefundRow> {
  const { userId: actorId } = signedIn(context);
  if (order.studentId === actorId) throw new AppError('not_for_oneself');
  if (order.way === 'bank') requireAccount(order.account);
  const request: Request = {
    requestKey: key === undefined ? null : `${actorId}:${key}`,
    orderHash: hash(JSON.stringify(order)),
  };
  const before = await sentBefore(context.db, request);
  if (before) return before;
  const payment = order.way === 'card' ? await paymentToReturn(context, order) : null;
  const note: AuditNote = { subjectId: order.studentId, details: noteOf(order) };
  return context.transaction(async (tx) => {
    await lockWallets(tx, [order.studentId]);
    // The same request at the same moment was waited for.
    const meanwhile = await sentBefore(tx, request);
    if (meanwhile) return meanwhile;
    if (!(await userById(tx, order.studentId))) throw new AppError('student_not_found');
    await returnPlace(context, tx, order);
    await checkAmount(tx, order, payment);
    return takeOut(context, tx, { order, payment, request });
  }, note);
}

/** The card payment that money goes back to. Errors: payment_not_found, not_refundable, payment_unconfigured. */
async function paymentToReturn(context: Context, order: RefundOrder): Promise<CardPaymentRow> {
  const payment =
    order.reference && (await paymentByKey(context.db, referenceKey(order.reference)));
  if (!payment || payment.userId !== order.studentId) throw new AppError('payment_not_found');
  const isThere = payment.settledAt !== null && payment.currency === CURRENCY;
  if (!isThere || !providerOf(context, payment).refunds) throw new AppError('not_refundable');
  return payment;
}

/** Returns the payment of a class to the wallet, where one is named. */
async function returnPlace(context: Context, tx: Tx, order: RefundOrder): Promise<void> {
  if (order.paymentId === null) return;
  const paid = await payableBack(tx, order.paymentId);
  if (paid.userId !== order.studentId) throw new AppError('payment_not_found');
  await returnLocked(context, tx, { paid, reason: order.reason, leaveClass: order.leaveClass });
}

/** Refuses what the payer's bank may give back already: the dispute is answered first. Errors: not_refundable. */
export async function requireUndisputed(tx: Tx, paymentId: number): Promise<void> {
  const disputed = await disputedAmong(tx, [paymentId]);
  if (disputed.has(paymentId)) throw new AppError('not_refundable', text.refunds.disputed);
}

/**
 * Refuses more than the wallet holds, than came in and was not spent, and than is left of the card payment, and one
 * that is disputed. Errors: insufficient_balance, refund_too_large, not_refundable.
 */
async function checkAmount(
  tx: Tx,
  { studentId, amount, paymentId }: RefundOrder,
  payment: CardPaymentRow | null,
): Promise<void> {
  // Of a place that was returned just now, all of it is in the wallet.
  if (paymentId === null && amount > (await walletBalance(tx, studentId))) {
    throw new AppError('insufficient_balance');
  }
  if (amount > cameIn(await walletMovements(tx, studentId))) throw new AppError('refund_too_large');
  if (!payment) return;
  await requireUndisputed(tx, payment.id);
  const { received } = await lockPayment(tx, payment.id);
  const returned = (await returnedOf(tx, [payment.id])).get(payment.id) ?? 0;
  if (amount > (received ?? 0) - returned) throw new AppError('refund_too_large');
}

/** Writes it and takes the money out of the wallet, which is locked. Errors: insufficient_balance. */
async function takeOut(
  context: Context,
  tx: Tx,
  sent: { order: RefundOrder; payment: CardPaymentRow | null; request: Request },
): Promise<RefundRow> {
  const { order, payment, request } = sent;
  const { userId: actorId } = signedIn(context);
  const now = context.clock.now();
  const { secondPersonAbove } = await readSettings(tx);
  const waits = Number(secondPersonAbove) > 0 && order.amount > Number(secondPersonAbove);
  const isByCard = payment !== null;
  const refund = await insertRefund(tx, {
    ...{ userId: order.studentId, way: order.way, amount: order.amount, reason: order.reason },
    ...{ paymentId: payment?.id ?? null, state: waits ? 'waiting' : 'underway' },
    ...(!isByCard && order.account),
    ...{ token: randToken(), askedBy: actorId, askedAt: now, ...request },
    askAt: isByCard && !waits ? now : null,
  });
  if (!refund) throw new AppError('invalid_input', text.refunds.otherRefund);
  await post(tx, now, refundOut(refund, actorId));
  if (!waits) await setOut(context, tx, refund);
  return refund;
}

/** Tells the student that money is on its way, and has the provider asked. */
export async function setOut(
  { clock, jobs, notices }: Pick<Context, 'clock' | 'jobs' | 'notices'>,
  tx: Tx,
  { id, userId, amount, way, reason }: RefundRow,
): Promise<void> {
  await notices.refundMoved(tx, clock.now(), { userId, amount, way, state: 'underway', reason });
  await jobs.enqueue(tx, refundMails, { refundId: id, state: 'underway' });
  if (way === 'card') await jobs.enqueue(tx, refundLooks, { refundId: id }, { key: String(id) });
}

async function sentBefore(db: Database, { requestKey, orderHash }: Request) {
  const found = requestKey === null ? null : await refundUnder(db, requestKey);
  if (found && found.orderHash !== orderHash) {
    throw new AppError('invalid_input', text.refunds.otherRefund);
  }
  return found;
}

/** What the audit log says of it. */
const noteOf = ({ amount, way, reference, paymentId, reason }: RefundOrder) => ({
  ...{ kobo: amount, way, reason },
  ...(reference !== null && way === 'card' && { reference }),
  ...(paymentId !== null && { paymentId }),
});
