import { AppError } from '@institute/contract/errors';
import { formatKobo, type Kobo } from '@institute/contract/money';
import type { PaymentWay } from '@institute/contract/payments/ways';
import type { Services } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { type ClassRow, classByRef } from '../../classes/index.ts';
import { type InvoiceRow, restOf } from '../../invoices/index.ts';
import { priceFor } from '../../prices/index.ts';
import { text } from '../text.ts';

/**
 * Refuses to waive more of a class or an invoice than is due of it: what is over would be money in the wallet that
 * nobody has paid. The wallet is locked. Errors: waiver_too_large, invoice_settled.
 */
export async function checkWaiver(
  services: Pick<Services, 'clock' | 'config'>,
  tx: Tx,
  waiver: {
    userId: number;
    way: PaymentWay;
    amount: Kobo;
    paidClass: ClassRow | null;
    owed: InvoiceRow | null;
  },
): Promise<void> {
  const { userId, way, amount, owed } = waiver;
  if (way !== 'waiver') return;
  if (owed && restOf(owed) === 0) throw new AppError('invoice_settled');
  // A month is paid as its class is.
  const row = owed?.isMonth ? await classByRef(tx, String(owed.classId)) : waiver.paidClass;
  const due = row
    ? (await priceFor(services, tx, { userId, classId: row.id, price: row.price })).price
    : owed && restOf(owed);
  if (due !== null && amount > due) {
    throw new AppError('waiver_too_large', text.office.waiverTooLarge(formatKobo(due)));
  }
}
