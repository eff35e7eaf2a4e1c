import type { OwnRefund, Refund } from '@institute/contract/payments/refunds';
import { nameOfBank } from './refund-account.ts';
import type { RefundLine } from './store-sent-refunds.ts';

/** Money on its way back, as its owner sees it. */
export function presentOwnRefund({ refund, payment }: RefundLine): OwnRefund {
  const { id, way, state, amount, reason, askedAt, endedAt } = refund;
  const to = refund.accountNumber === '' ? (payment?.method ?? '') : accountWords(refund);
  return { id, way, state, reason, askedAt, endedAt, amountKobo: amount, to };
}

/** The same as the office sees it; `readerId` is who looks. */
export function presentRefund(line: RefundLine, readerId: number): Refund {
  const { refund, payment, student, askedBy, decidedBy } = line;
  return {
    ...presentOwnRefund(line),
    studentId: refund.userId,
    name: student,
    reference: refund.reference || (payment?.reference ?? ''),
    bank: nameOfBank(refund.bank),
    accountNumber: refund.accountNumber,
    accountName: refund.accountName,
    problem: refund.problem,
    askedBy: askedBy ?? '',
    isOwn: refund.askedBy === readerId,
    decidedBy: decidedBy ?? '',
    lostKobo: refund.lost,
  };
}

/** The bank and what one knows an account again by: `Zenith Bank •••• 4321`. */
const accountWords = ({ bank, accountNumber }: RefundLine['refund']): string =>
  [nameOfBank(bank), `•••• ${accountNumber.slice(-4)}`].filter(Boolean).join(' ');
