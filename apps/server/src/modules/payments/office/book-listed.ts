import type { Services } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import { randToken } from '../../../platform/random.ts';
import { writeAudits } from '../../audit/index.ts';
import { userById } from '../../auth/index.ts';
import { type ClassRow, classByRef, placeStudents } from '../../classes/index.ts';
import { lockInvoice, payFrom } from '../../invoices/index.ts';
import { isClosedDay, lockWallets } from '../../ledger/index.ts';
import { lockPair } from '../../referrals/index.ts';
import { billDebt, type ListedPayment } from '../../roster/index.ts';
import { readSettings } from '../../settings/index.ts';
import { bookPayment } from './book-payment.ts';
import { insertOfficePayment, type OfficePaymentRow } from './store-office.ts';
import { noteOf } from './take-payment.ts';

/** What booking a list reaches the world through. */
type ListServices = Pick<Services, 'db' | 'clock' | 'config' | 'progress' | 'seats' | 'notices'>;

/**
 * Books a payment of an imported list as {@link takePayment} books one: into the class, or, where that cannot be
 * paid by it, into the wallet; above the amount of the setting it waits for a second person. Under its key it is
 * taken once. The place in the class of its row is given in any case, as an import gives it; what the row owes besides
 * is billed for it, with what was paid and does not suffice as paid of the invoice.
 */
export async function bookListed(
  services: ListServices,
  listed: ListedPayment & { userId: number; takenBy: number },
): Promise<void> {
  const { userId, takenBy, key, classId, debt, ...order } = listed;
  await inTransaction(services.db, async (tx) => {
    await lockPair(tx, userId);
    // Nobody takes a payment for their own account; who was deleted meanwhile has none.
    if (userId === takenBy || !(await userById(tx, userId))) return;
    const paidClass = classId === null ? null : await classByRef(tx, String(classId));
    const { secondPersonAbove } = await readSettings(tx);
    // One whose month was closed since waits too, so that it is seen: nobody confirms it into that month.
    const isAbove = Number(secondPersonAbove) > 0 && order.amount > Number(secondPersonAbove);
    const waits = isAbove || (await isClosedDay(tx, order.paidOn));
    const now = services.clock.now();
    const payment = await insertOfficePayment(tx, {
      ...{ ...order, userId, classId: paidClass?.id ?? null, reference: '', referenceKey: null },
      ...{ state: waits ? 'waiting' : 'booked', token: randToken() },
      ...{ takenBy, takenAt: now, requestKey: key, orderHash: key },
    });
    let isJoined = false;
    if (payment) {
      const act = { at: now, actorId: takenBy, action: 'takePayment' };
      const details = noteOf(payment, paidClass);
      await writeAudits(tx, act, [{ subjectId: userId, details }]);
      if (!waits) {
        const booking = { payment, paidClass, actorId: takenBy, isKept: true };
        isJoined = (await bookPayment(services, tx, booking)).kept === '';
      }
    }
    if (paidClass) await givePlace(services, tx, userId, paidClass);
    if (!debt) return;
    const owed = { ...debt, userId, billedBy: takenBy };
    const isShort = payment !== null && paidClass !== null && !isJoined;
    const invoiceId = await billDebt(services, tx, owed, isShort ? order.amount : 0);
    if (isShort && !waits && invoiceId !== null) {
      await payOf(services, tx, invoiceId, { payment, actorId: takenBy });
    }
  });
}

/** Pays of an invoice what came for it and did not buy the place. */
async function payOf(
  services: ListServices,
  tx: Tx,
  invoiceId: number,
  { payment, actorId }: { payment: OfficePaymentRow; actorId: number },
): Promise<void> {
  const { userId, amount, way, paidOn: datedOn } = payment;
  const line = await lockInvoice(tx, invoiceId);
  if (!line) return;
  const wallets = await lockWallets(tx, [userId]);
  const isWaived = way === 'waiver';
  await payFrom(services, tx, line, { amount, wallets, actorId, isWaived, datedOn });
}

/** The place of an import, where the payment has not given one. */
async function givePlace(
  services: ListServices,
  tx: Tx,
  userId: number,
  { id }: ClassRow,
): Promise<void> {
  await placeStudents(services, tx, {
    ...{ userIds: [userId], classIds: [id], toTell: [], freeReason: null },
  });
}
