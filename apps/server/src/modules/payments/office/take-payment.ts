import { AppError } from '@institute/contract/errors';
import type { Kobo } from '@institute/contract/money';
import { officeNumber, type PaymentWay } from '@institute/contract/payments/ways';
import { isVisible } from '@institute/contract/text/typed';
import { type AuditNote, type Context, signedIn } from '../../../context.ts';
import type { Database, Tx } from '../../../platform/db.ts';
import { hash, randToken } from '../../../platform/random.ts';
import { isDayOfPayment } from '../../../shared/day-of-payment.ts';
import { userById } from '../../auth/index.ts';
import { type ClassRow, classByRef } from '../../classes/index.ts';
import { type InvoiceRow, invoiceLine, restOf } from '../../invoices/index.ts';
import { requireOpen } from '../../ledger/index.ts';
import { type GroupChosen, keepSeats } from '../../meetings/index.ts';
import { lockPair } from '../../referrals/index.ts';
import { readSettings } from '../../settings/index.ts';
import { text } from '../text.ts';
import { type Booked, bookPayment } from './book-payment.ts';
import { checkWaiver } from './check-waiver.ts';
import { referenceKeyOf } from './office-rules.ts';
import {
  insertOfficePayment,
  lineByReference,
  type OfficePaymentRow,
  paymentUnder,
} from './store-office.ts';

/** A payment as somebody in the office has it before them. */
export interface PaymentOrder {
  studentId: number;
  amount: Kobo;
  way: PaymentWay;
  /** The class it is for; null for the wallet. */
  classRef: string | null;
  /** A group of that class, where one was chosen. */
  group?: GroupChosen;
  /** The invoice it is for, in the place of a class; null for none. */
  invoiceId: number | null;
  /** The day on which the money came, `2026-11-30`. */
  paidOn: string;
  reference: string;
  note: string;
}

/**
 * Takes a payment and books it, or has it wait for a second person where it is above the amount of the
 * setting. All of it or none: the wallet is locked before anything is read that decides. The same key takes
 * it once. Errors: those of `takePayment` in the contract.
 */
export async function takePayment(
  context: Context,
  order: PaymentOrder,
  requestKey: string | undefined,
): Promise<OfficePaymentRow> {
  const { userId: actorId } = signedIn(context);
  if (order.studentId === actorId) throw new AppError('not_for_oneself');
  checkOrder(context, order);
  const request = {
    requestKey: requestKey === undefined ? null : `${actorId}:${requestKey}`,
    orderHash: hash(JSON.stringify(order)),
  };
  const before = await takenBefore(context.db, request);
  if (before) return before;
  const note: AuditNote = { subjectId: order.studentId };
  return context.transaction(async (tx) => {
    await lockPair(tx, order.studentId);
    // The same request at the same moment was waited for.
    const meanwhile = await takenBefore(tx, request);
    if (meanwhile) return meanwhile;
    if (!(await userById(tx, order.studentId))) throw new AppError('student_not_found');
    const paidClass = order.classRef === null ? null : await classToPay(tx, order.classRef);
    if (order.group && !paidClass) throw new AppError('group_not_found');
    const seated =
      order.group && paidClass
        ? await keepSeats(tx, {
            ...{ classId: paidClass.id, group: order.group },
            ...{ userIds: [order.studentId], now: context.clock.now() },
          })
        : {};
    const owed =
      order.invoiceId === null ? null : await owedBy(tx, order.invoiceId, order.studentId);
    const { payment } = await recordPayment(context, tx, { order, paidClass, owed, request });
    note.details = { ...noteOf(payment, paidClass), ...seated };
    if (paidClass) note.classId = paidClass.id;
    return payment;
  }, note);
}

/** Writes a payment and books it, unless it is to wait for a second person. Errors: reference_taken, month_closed, those of a waiver and of booking. */
export async function recordPayment(
  context: Context,
  tx: Tx,
  recorded: {
    order: Omit<PaymentOrder, 'classRef' | 'invoiceId' | 'group'>;
    paidClass: ClassRow | null;
    /** The invoice it is for; none where it is for a class or the wallet. */
    owed?: InvoiceRow | null;
    request: { requestKey: string | null; orderHash: string };
    /** Whether what the class refuses stays in the wallet. */
    isKept?: boolean;
  },
): Promise<Booked> {
  const { order, paidClass, owed = null, request, isKept = false } = recorded;
  const { userId: actorId } = signedIn(context);
  await requireOpen(tx, order.paidOn);
  await checkWaiver(context, tx, { userId: order.studentId, ...order, paidClass, owed });
  const { secondPersonAbove } = await readSettings(tx);
  const waits = Number(secondPersonAbove) > 0 && order.amount > Number(secondPersonAbove);
  const payment = await insertOfficePayment(tx, {
    ...{ userId: order.studentId, amount: order.amount, invoiceId: owed?.id ?? null },
    classId: paidClass?.id ?? owed?.classId ?? null,
    ...{ way: order.way, paidOn: order.paidOn, note: order.note.trim() },
    ...{ reference: order.reference, referenceKey: referenceKeyOf(order.reference) },
    ...{ state: waits ? 'waiting' : 'booked', token: randToken() },
    ...{ takenBy: actorId, takenAt: context.clock.now(), ...request },
  });
  if (!payment) throw await refusedTwice(tx, order);
  if (waits) return { payment, kept: '' };
  return bookPayment(context, tx, { payment, paidClass, actorId, isKept });
}

/** Refuses what nobody can have paid. */
function checkOrder(context: Context, { way, note, paidOn }: PaymentOrder): void {
  if (way === 'waiver' && !isVisible(note)) throw new AppError('reason_missing');
  checkDay(context, paidOn);
}

/** Refuses a day on which money cannot have come. Errors: day_out_of_reach. */
export function checkDay({ clock, config }: Pick<Context, 'clock' | 'config'>, day: string): void {
  if (!isDayOfPayment(day, clock.now(), config.timeZone)) {
    throw new AppError('day_out_of_reach', text.office.dayOfPayment);
  }
}

async function takenBefore(
  db: Parameters<typeof paymentUnder>[0],
  { requestKey, orderHash }: { requestKey: string | null; orderHash: string },
): Promise<OfficePaymentRow | null> {
  const found = requestKey === null ? null : await paymentUnder(db, requestKey);
  if (found && found.orderHash !== orderHash) {
    throw new AppError('invalid_input', text.office.otherPayment);
  }
  return found;
}

async function classToPay(tx: Tx, ref: string): Promise<ClassRow> {
  const row = await classByRef(tx, ref);
  if (!row) throw new AppError('class_not_found');
  if (row.price === 0) throw new AppError('class_free');
  return row;
}

/** An invoice of which a student owes something. Errors: invoice_not_found, invoice_settled. */
export async function owedBy(db: Database, id: number, studentId: number): Promise<InvoiceRow> {
  const owed = await invoiceLine(db, id);
  if (owed?.invoice.userId !== studentId) throw new AppError('invoice_not_found');
  if (restOf(owed.invoice) === 0) throw new AppError('invoice_settled');
  return owed.invoice;
}

/** Names the payment that has used the reference; without one it was the key. */
async function refusedTwice(
  tx: Tx,
  { way, reference }: Pick<PaymentOrder, 'way' | 'reference'>,
): Promise<AppError> {
  const key = referenceKeyOf(reference);
  const first = key === null ? null : await lineByReference(tx, way, key);
  if (!first) return new AppError('invalid_input', text.office.otherPayment);
  const number = officeNumber(first.payment.id);
  return new AppError('reference_taken', text.office.referenceTaken(number, first.student));
}

/** What the audit log says of a payment. */
export const noteOf = (payment: OfficePaymentRow, paidClass: { name: string } | null) => ({
  ...{ payment: payment.id, kobo: payment.amount, way: payment.way },
  ...(payment.reference !== '' && { reference: payment.reference }),
  ...(payment.note !== '' && { note: payment.note }),
  ...(paidClass && { class: paidClass.name }),
  ...(payment.invoiceId !== null && { invoice: payment.invoiceId }),
});
