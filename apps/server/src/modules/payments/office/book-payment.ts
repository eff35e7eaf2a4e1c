import { AppError } from '@institute/contract/errors';
import type { Kobo } from '@institute/contract/money';
import type { Services } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { inSavepoint } from '../../../platform/db-transaction.ts';
import { type ClassRow, classByRef, enrolStudent } from '../../classes/index.ts';
import {
  type InvoiceLine,
  lockInvoice,
  payAhead,
  payFrom,
  restOf,
  whatFor,
} from '../../invoices/index.ts';
import { type LockedAccount, lockWallets, officeKey, post } from '../../ledger/index.ts';
import { keptInvoice, keptReason } from '../checkout/rules.ts';
import { fundingOf } from './office-rules.ts';
import { type OfficePaymentRow, updateOfficePayment } from './store-office.ts';

/** What booking reaches the world through. */
export type BookServices = Pick<Services, 'clock' | 'config' | 'progress' | 'seats' | 'notices'>;

/** A payment that is booked, and why its class could not be paid, so that it is in the wallet; or empty. */
export interface Booked {
  payment: OfficePaymentRow;
  kept: string;
}

/**
 * Puts a payment into the wallet and, where it is for a class or a month of one, pays the place or the month more out of it:
 * both in the transaction that holds the wallet. Of a class in parts it pays as many of them as it suffices for.
 * With `isKept` what the class refuses stays in the wallet, and the student is told why. Errors: class_not_found,
 * already_enrolled, payment_short, month_closed.
 */
export async function bookPayment(
  services: BookServices,
  tx: Tx,
  order: {
    payment: OfficePaymentRow;
    paidClass: ClassRow | null;
    actorId: number;
    isKept?: boolean;
  },
): Promise<Booked> {
  const { payment, actorId, isKept = false } = order;
  const { id, userId, amount, way, paidOn } = payment;
  const now = services.clock.now();
  const wallets = await lockWallets(tx, [userId]);
  const owed = payment.invoiceId === null ? null : await lockInvoice(tx, payment.invoiceId);
  const paidClass = (await classOfMonth(tx, owed)) ?? order.paidClass;
  const className = owed ? whatFor(owed.invoice, owed.className) : (paidClass?.name ?? null);
  const funding = fundingOf({
    ...{ userId, amount, way, className, actorId, paidOn },
    ...{ classId: payment.classId, key: officeKey(id) },
  });
  await post(tx, now, [funding], wallets);
  if (owed && !paidClass) return payOwed(services, tx, order, { owed, wallets });
  const paying = paidClass && { payment, paidClass, actorId };
  const paid = paying && (await (isKept ? payOrKeep : payClass)(services, tx, paying));
  const kept = paid?.kept ?? '';
  if (paidClass && kept !== '') {
    const news = { userId, amount, className: paidClass.name, classId: paidClass.id };
    await services.notices.transferKept(tx, now, { ...news, reason: kept });
  } else {
    const about = { userId, amount, way, className, classId: paidClass?.id ?? null };
    const spent = paid?.spent ?? null;
    await services.notices.paymentTaken(tx, now, { ...about, spent });
  }
  const booked = await updateOfficePayment(tx, id, {
    ...{ state: 'booked', enrolmentKey: paid?.key ?? null, spent: paid?.spent ?? null },
    ...((kept !== '' || !paidClass) && { classId: null }),
  });
  return { payment: booked, kept };
}

/** The class that an unpaid month is of, which is paid as a class is; null of any other invoice. */
async function classOfMonth(tx: Tx, owed: InvoiceLine | null): Promise<ClassRow | null> {
  const isUnpaid = owed?.invoice.isMonth && restOf(owed.invoice) > 0;
  return isUnpaid ? classByRef(tx, String(owed.invoice.classId)) : null;
}

/** Pays an invoice out of what has just come; what it does not take stays in the wallet. */
async function payOwed(
  services: BookServices,
  tx: Tx,
  { payment, actorId }: { payment: OfficePaymentRow; actorId: number },
  { owed, wallets }: { owed: InvoiceLine; wallets: readonly LockedAccount[] },
): Promise<Booked> {
  const { id, userId, amount, way, paidOn } = payment;
  const now = services.clock.now();
  const what = whatFor(owed.invoice, owed.className);
  const about = { userId, amount, classId: owed.invoice.classId };
  const part = owed.invoice.isMonth ? 0 : Math.min(amount, restOf(owed.invoice));
  if (part === 0) {
    // Somebody else has paid it since, or its class is there no more.
    const kept = keptInvoice(owed.invoice);
    await services.notices.transferKept(tx, now, { ...about, className: what, reason: kept });
    const booked = await updateOfficePayment(tx, id, { state: 'booked', enrolmentKey: null });
    return { payment: booked, kept };
  }
  const isWaived = way === 'waiver';
  const order = { amount: part, wallets, actorId, isWaived, datedOn: paidOn };
  const paid = await payFrom(services, tx, owed, order);
  const invoice = { what, left: restOf(paid.invoice) };
  await services.notices.paymentTaken(tx, now, {
    ...{ ...about, way, className: null, invoice, spent: part },
  });
  const booked = await updateOfficePayment(tx, id, {
    ...{ state: 'booked', enrolmentKey: paid.key, spent: part },
  });
  return { payment: booked, kept: '' };
}

interface Paying {
  payment: OfficePaymentRow;
  paidClass: ClassRow;
  actorId: number;
}

/** Key of the transfer that has paid the class, and kobo that the class has taken; or why it could not be paid. */
interface Paid {
  key: string | null;
  spent: Kobo | null;
  kept: string;
}

async function payClass(
  services: BookServices,
  tx: Tx,
  { payment: { userId, amount, way, paidOn }, paidClass, actorId }: Paying,
): Promise<Paid> {
  try {
    const order = {
      ...{ userId, classRef: String(paidClass.id), byOffice: actorId, datedOn: paidOn },
      isWaived: way === 'waiver',
    };
    const { enrolment, due, paidBy } = await enrolStudent(services, tx, order);
    const ahead = await payAhead(
      services,
      tx,
      { placeId: enrolment.id, userId },
      { amount: amount - due, actorId, isWaived: way === 'waiver', datedOn: paidOn },
    );
    return { key: paidBy, spent: due + ahead, kept: '' };
  } catch (error) {
    const isShort = error instanceof AppError && error.code === 'insufficient_balance';
    throw isShort ? new AppError('payment_short') : error;
  }
}

/** The same, or why the class cannot be paid: what a refused enrolment wrote is undone, the money stays. */
async function payOrKeep(services: BookServices, tx: Tx, paying: Paying): Promise<Paid> {
  try {
    return await inSavepoint(tx, (inner) => payClass(services, inner, paying));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { key: null, spent: null, kept: keptReason(error.code) };
  }
}
