import { nairaNumber } from '@institute/contract/money';
import type { Payment } from '@institute/contract/payments/payment-history';
import { receiptOf } from '../../ledger/index.ts';
import type { ExportRow, ListedPayment, PaymentRow } from './store-rows.ts';

const typeOf = (row: PaymentRow) => (row.isCredit ? 'credit' : 'debit');

/** A payment as administrators see it (admin specification, section 3). */
export function presentPayment(row: ListedPayment): Payment {
  const { id, userId, name, title, service, date } = row;
  const isForClass = !row.isCredit && row.key.startsWith('enrolment:');
  return {
    ...{ id, studentId: userId, name, title, service },
    type: typeOf(row),
    amountKobo: row.amount,
    at: new Date(date * 1000),
    receipt: row.isCredit ? receiptOf(row.key, row.officeToken) : null,
    isReturned: isForClass ? row.isReturned : null,
  };
}

/** A payment as a line of the export, in the order of its columns; naira with two decimals. */
export function csvRow(row: ExportRow): string[] {
  const amount = nairaNumber(row.amount).toFixed(2);
  return [String(row.id), row.name, amount, typeOf(row), row.service, row.title, row.local];
}
