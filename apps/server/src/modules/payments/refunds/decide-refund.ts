import { AppError } from '@institute/contract/errors';
import { type AuditNote, type Context, signedIn } from '../../../context.ts';
import { awayAsUnavailable, providerOf } from '../../../platform/card-provider.ts';
import type { Tx } from '../../../platform/db.ts';
import { RefundRefused } from '../../../platform/refund-provider.ts';
import { paymentLine } from '../checkout/store-cards.ts';
import { checkDay } from '../office/take-payment.ts';
import { text } from '../text.ts';
import { endRefund, lockedRefund, putBack } from './end-refund.ts';
import { refundLooks } from './follow-refund.ts';
import { type RefundAccount, requireAccount } from './refund-account.ts';
import { requireUndisputed, setOut } from './send-refund.ts';
import { type RefundRow, refundById, updateRefund } from './store-sent-refunds.ts';

/** Acts on a refund in one transaction, under its locks, and notes it. Errors: refund_not_found. */
function decide(
  context: Context,
  id: number,
  own: Record<string, string>,
  work: (tx: Tx, row: RefundRow) => Promise<RefundRow>,
): Promise<RefundRow> {
  const note: AuditNote = {};
  return context.transaction(async (tx) => {
    const row = await lockedRefund(tx, id);
    if (!row) throw new AppError('refund_not_found');
    note.subjectId = row.userId;
    note.details = { kobo: row.amount, way: row.way, ...own };
    return work(tx, row);
  }, note);
}

/** Confirms what somebody else asked for. Errors: those of `confirmRefund` in the contract. */
export function confirmRefund(context: Context, id: number): Promise<RefundRow> {
  const { userId: actorId } = signedIn(context);
  return decide(context, id, {}, async (tx, row) => {
    if (row.state !== 'waiting') throw new AppError('refund_decided');
    if (row.askedBy === actorId) throw new AppError('not_by_oneself');
    if (row.userId === actorId) throw new AppError('not_for_oneself');
    if (row.paymentId !== null) await requireUndisputed(tx, row.paymentId);
    const askAt = row.way === 'card' ? context.clock.now() : null;
    const change = { state: 'underway', decidedBy: actorId, askAt } as const;
    const confirmed = await updateRefund(tx, id, change);
    await setOut(context, tx, confirmed);
    return confirmed;
  });
}

/** Puts back what nobody has paid yet. Errors: those of `stopRefund` in the contract. */
export function stopRefund(context: Context, id: number, reason: string): Promise<RefundRow> {
  const { userId: actorId } = signedIn(context);
  return decide(context, id, { reason }, async (tx, row) => {
    const isUnpaid = row.state === 'waiting' || (row.state === 'underway' && row.way === 'bank');
    if (!isUnpaid) throw new AppError('refund_decided');
    return putBack(context, tx, row, { state: 'stopped', problem: reason, decidedBy: actorId });
  });
}

/**
 * Records the transfer that has paid a refund: one to a bank account, or one by card that failed after its account was
 * deleted. Errors: those of `recordRefund` in the contract.
 */
export function recordRefund(
  context: Context,
  id: number,
  transfer: { reference: string; paidOn: string },
): Promise<RefundRow> {
  checkDay(context, transfer.paidOn);
  const { userId: decidedBy } = signedIn(context);
  return decide(context, id, { reference: transfer.reference }, async (tx, row) => {
    if (!isToPay(row)) throw new AppError('refund_decided');
    return endRefund(context, tx, row, { from: 'bank', decidedBy, ...transfer });
  });
}

/** Whether somebody is to pay it by a transfer. */
const isToPay = ({ way, state, askAt }: RefundRow): boolean =>
  way === 'bank' ? state === 'underway' : state === 'details' && askAt === null;

/**
 * Tells the provider to which account one goes that the payer's bank refused. Errors: those of `completeRefund` in the
 * contract.
 */
export async function completeRefund(
  context: Context,
  id: number,
  account: RefundAccount,
): Promise<RefundRow> {
  requireAccount(account);
  if (!/^\d{3}$/.test(account.bank)) throw new AppError('invalid_input', text.refunds.bankMissing);
  const row = await refundById(context.db, id);
  if (!row) throw new AppError('refund_not_found');
  const { paymentId, providerId } = row;
  if (row.state !== 'details' || paymentId === null || providerId === null) {
    throw new AppError('refund_decided');
  }
  const provider = providerOf(context, (await paymentLine(context.db, paymentId)).payment).refunds;
  if (!provider) throw new AppError('payment_unconfigured');
  const { bank: bankCode, accountNumber: number } = account;
  await provider.sendTo(providerId, { bankCode, number }).catch((error: unknown) => {
    if (error instanceof RefundRefused) throw new AppError('not_refundable', error.message);
    return awayAsUnavailable(error);
  });
  const { userId: decidedBy } = signedIn(context);
  const askAt = context.clock.now();
  return decide(context, id, {}, async (tx, open) => {
    if (open.endedAt) return open;
    await context.jobs.enqueue(tx, refundLooks, { refundId: id }, { key: String(id) });
    return updateRefund(tx, id, { ...account, decidedBy, askAt });
  });
}
