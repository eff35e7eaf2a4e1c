import { nairaNumber } from '@institute/contract/money';
import type { Payment } from '@institute/contract/payments/payment-history';
import { officeNumber } from '@institute/contract/payments/ways';
import type { Cell } from '../../../platform/csv.ts';
import { receiptOf } from '../../ledger/index.ts';
import { text } from '../text.ts';
import type { PaymentDetails } from './store-details.ts';
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

/** A payment as a line for whoever keeps the books, in the order of its columns. */
export function detailRow(row: ExportRow, details: PaymentDetails | undefined): Cell[] {
  const { way = 'none', officeId = null, reference } = details ?? {};
  const number = officeId === null ? reference : officeNumber(officeId);
  return [
    ...[String(row.id), number ?? '', reference ?? '', String(row.userId), row.name],
    ...[details?.email ?? '', details?.phone ?? '', details?.className ?? ''],
    ...[way === null || way === 'none' ? '' : text.ways[way], row.service, row.title],
    ...[details?.bookedBy ?? '', details?.day ?? '', row.local],
    nairaNumber(row.isCredit ? row.amount : -row.amount),
  ];
}
