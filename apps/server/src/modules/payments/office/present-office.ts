import type { OfficePayment } from '@institute/contract/payments/office-payments';
import type { OfficeReceipt } from '@institute/contract/payments/office-receipt';
import { officeNumber, officeReceiptReference } from '@institute/contract/payments/ways';
import { besidesOf } from './office-rules.ts';
import type { OfficePaymentLine } from './store-office.ts';

/** A payment as the office sees it; `readerId` is who looks. */
export function presentOfficePayment(line: OfficePaymentLine, readerId: number): OfficePayment {
  const { payment, student, className, takenBy, decidedBy } = line;
  const { id, amount, way, state, classId, paidOn, reference, note, refusal, token } = payment;
  const isBooked = state === 'booked' || state === 'returned';
  return {
    ...{ id, way, state, classId, paidOn, reference, note, refusal },
    studentId: payment.userId,
    name: student,
    amountKobo: amount,
    ...besidesOf(payment),
    ...backOf(line),
    className: className ?? '',
    number: officeNumber(id),
    receipt: isBooked ? officeReceiptReference(id, token) : '',
    takenBy: takenBy ?? '',
    takenAt: payment.takenAt,
    isOwn: payment.takenBy === readerId,
    decidedBy: decidedBy ?? '',
    decidedAt: payment.decidedAt,
  };
}

/** What has gone back of a payment since. */
const backOf = ({ payment, takenBack, isUndone }: OfficePaymentLine) => ({
  takenBackKobo: takenBack > 0 && payment.state !== 'returned' ? takenBack : null,
  isUndone,
});

/** A payment as its receipt tells of it. */
export function presentOfficeReceipt(line: OfficePaymentLine, siteName: string): OfficeReceipt {
  const { payment, student, className } = line;
  const { id, state, amount, way, paidOn, reference, takenAt } = payment;
  return {
    ...{ state, way, paidOn, reference, takenAt, siteName },
    number: officeNumber(id),
    amountKobo: amount,
    ...besidesOf(payment),
    ...backOf(line),
    name: student,
    className: className ?? '',
  };
}
