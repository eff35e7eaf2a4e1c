import { AppError } from '@institute/contract/errors';
import type { Kobo } from '@institute/contract/money';
import type { Services } from '../../../context.ts';
import type { CardTransaction } from '../../../platform/card-provider.ts';
import type { Tx } from '../../../platform/db.ts';
import { inSavepoint } from '../../../platform/db-transaction.ts';
import { userById } from '../../auth/index.ts';
import { classByRef, enrolStudent } from '../../classes/index.ts';
import { invoiceLine, whatFor } from '../../invoices/index.ts';
import { post } from '../../ledger/index.ts';
import { payDue } from '../renewals/pay-due.ts';
import { isCharge } from '../renewals/renewal-rules.ts';
import { chargeOf } from '../renewals/store-charges.ts';
import { text } from '../text.ts';
import { receiptMails } from './mail-receipt.ts';
import { readReference } from './reference-rules.ts';
import { keptReason, otherAmount } from './rules.ts';
import { type CardPaymentRow, closeNotCredited, updatePayment } from './store-cards.ts';

/** What settling reaches the world through. */
export type SettleServices = Pick<
  Services,
  'db' | 'clock' | 'config' | 'progress' | 'seats' | 'notices' | 'cardProviders' | 'jobs'
>;

/**
 * Credits what arrived to the payer's wallet, whole, and, when it was for a class, joins it if that
 * suffices: both in the transaction that holds the wallet and the payment. What is not spent, since the
 * class cannot be joined or since more arrived than was asked for, stays in the wallet, with a message.
 * The receipt is mailed once all of it stands.
 */
export async function creditPayment(
  services: SettleServices,
  tx: Tx,
  row: CardPaymentRow & { userId: number },
  said: CardTransaction,
  amount: Kobo,
): Promise<CardPaymentRow> {
  const now = services.clock.now();
  const charge = isCharge(row) ? await chargeOf(tx, row.id) : null;
  const classRef = classRefOf(row);
  const target = classRef === null ? null : await classByRef(tx, classRef);
  const owed = charge?.invoiceId ? await invoiceLine(tx, charge.invoiceId) : null;
  const paid = owed
    ? { id: owed.invoice.classId, name: whatFor(owed.invoice, owed.className) }
    : target;
  await post(tx, now, [
    {
      from: { institute: 'card_clearing' },
      to: { wallet: row.userId },
      amount,
      kind: 'card_funding',
      description: paid ? text.cardPaymentFor(paid.name) : fundedWords(said),
      key: `card:${row.referenceKey}`,
      actorId: row.userId,
      classId: paid?.id ?? null,
    },
  ]);
  const joined = charge
    ? await payDue(services, tx, charge, { userId: row.userId, amount })
    : classRef === null
      ? null
      : await join(services, tx, { userId: row.userId, classRef, upTo: amount });
  const isKept = joined !== null && 'kept' in joined;
  const other = otherAmount(amount, row.expected);
  const reason = [other, isKept ? joined.kept : ''].filter(Boolean).join(' ');
  if (isKept) {
    await services.notices.paymentKept(tx, now, {
      userId: row.userId,
      classId: target?.id ?? null,
      className: paid?.name ?? null,
      amount,
      reason,
    });
  } else if (other !== '') {
    await services.notices.paymentDiffers(tx, now, { userId: row.userId, reason });
  }
  if (said.account) {
    const news = {
      userId: row.userId,
      amount,
      way: 'bank',
      classId: null,
      className: null,
    } as const;
    await services.notices.paymentTaken(tx, now, news);
  }
  await services.jobs.enqueue(tx, receiptMails, { paymentId: row.id });
  await closeNotCredited(tx, row.referenceKey, now, {
    userId: null,
    note: text.outcome.credited,
  });
  return updatePayment(tx, row.id, {
    state: isKept ? 'credited' : 'paid',
    reason,
    userId: row.userId,
    classId: target?.id ?? null,
    received: amount,
    currency: said.currency,
    method: said.method,
    enrolmentKey: joined && 'paidBy' in joined ? joined.paidBy : null,
    isCardReusable: said.card !== null,
    askAt: null,
    settledAt: now,
  });
}

const fundedWords = ({ account }: CardTransaction) =>
  account ? text.fundedByTransfer : text.funded;

function classRefOf(row: CardPaymentRow): string | null {
  if (row.purpose === 'fund') return null;
  if (row.classId !== null) return String(row.classId);
  const read = readReference(row.reference);
  return read?.purpose === 'class' ? read.classRef : null;
}

/** What became of the money beside the wallet: the key of the transfer that has spent it, or why it is kept. */
export type Spent = { paidBy: string | null } | { kept: string };

/** Joins the class, or says why it cannot be joined: the money has been credited either way. */
async function join(
  services: SettleServices,
  tx: Tx,
  order: { userId: number; classRef: string; upTo: Kobo },
): Promise<Spent> {
  if (!(await userById(tx, order.userId))) return { kept: keptReason('class_not_found') };
  try {
    // A savepoint: what a refused enrolment wrote is undone, the credit before it stays.
    const { paidBy } = await inSavepoint(tx, (inner) => enrolStudent(services, inner, order));
    return { paidBy };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { kept: keptReason(error.code) };
  }
}
