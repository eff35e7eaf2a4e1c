import { AppError } from '@institute/contract/errors';
import type { Services } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { type ClassRow, enrolStudent } from '../../classes/index.ts';
import { officeKey, post } from '../../ledger/index.ts';
import { fundingOf } from './office-rules.ts';
import { type OfficePaymentRow, updateOfficePayment } from './store-office.ts';

/** What booking reaches the world through. */
export type BookServices = Pick<Services, 'clock' | 'config' | 'progress' | 'notices'>;

/**
 * Puts a payment into the wallet and, where it is for a class, pays the place or the month more out of it:
 * both in the transaction that holds the wallet. Errors: class_not_found, already_enrolled, payment_short.
 */
export async function bookPayment(
  services: BookServices,
  tx: Tx,
  order: { payment: OfficePaymentRow; paidClass: ClassRow | null; actorId: number },
): Promise<OfficePaymentRow> {
  const { payment, paidClass, actorId } = order;
  const { id, userId, amount, way } = payment;
  const now = services.clock.now();
  const className = paidClass?.name ?? null;
  await post(tx, now, [fundingOf({ userId, amount, way, className, actorId, key: officeKey(id) })]);
  const enrolmentKey = paidClass && (await payClass(services, tx, { userId, paidClass, actorId }));
  await services.notices.paymentTaken(tx, now, {
    ...{ userId, amount, way, className, classId: paidClass?.id ?? null },
  });
  return updateOfficePayment(tx, id, { state: 'booked', enrolmentKey });
}

async function payClass(
  services: BookServices,
  tx: Tx,
  { userId, paidClass, actorId }: { userId: number; paidClass: ClassRow; actorId: number },
): Promise<string | null> {
  try {
    const order = { userId, classRef: String(paidClass.id), byOffice: actorId };
    return (await enrolStudent(services, tx, order)).paidBy;
  } catch (error) {
    const isShort = error instanceof AppError && error.code === 'insufficient_balance';
    throw isShort ? new AppError('payment_short') : error;
  }
}
