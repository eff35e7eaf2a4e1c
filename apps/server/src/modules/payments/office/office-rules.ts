import { foldArabic } from '@institute/contract/arabic/fold-arabic';
import type { Kobo } from '@institute/contract/money';
import { OFFICE_RECEIPT, type PaymentWay } from '@institute/contract/payments/ways';
import type { Posting } from '../../ledger/index.ts';
import { text } from '../text.ts';

/** A reference as two of them are compared: without case, spaces and what separates its parts. */
export function referenceKeyOf(reference: string): string | null {
  const key = foldArabic(reference).replace(/[^\p{L}\p{N}]+/gu, '');
  return key === '' ? null : key;
}

/** The payment that a typed number names, such as `R-000123`; null for any other text. */
export function numberTyped(typed: string): number | null {
  const digits = /^\s*r\s*-?\s*(\d{1,9})\s*$/i.exec(typed)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** What nobody guesses of a receipt's reference; null where it is none of ours. */
export const tokenOf = (reference: string): string | null =>
  OFFICE_RECEIPT.exec(reference)?.[1] ?? null;

/** Where the money of each way comes from in the books. */
const accountOf = {
  bank: 'bank',
  cash: 'cash',
  other: 'other_receipts',
  waiver: 'waivers',
} as const satisfies Record<PaymentWay, unknown>;

/** What the wallet has given besides, or kept, of a payment; nothing of one that was for the wallet. */
export function besidesOf({ amount, spent }: { amount: Kobo; spent: Kobo | null }): {
  fromWalletKobo: Kobo | null;
  stayedKobo: Kobo | null;
} {
  const more = spent === null ? 0 : spent - amount;
  return { fromWalletKobo: more > 0 ? more : null, stayedKobo: more < 0 ? -more : null };
}

/** What a payment brings into the wallet of its student. */
export function fundingOf(payment: {
  userId: number;
  amount: Kobo;
  way: PaymentWay;
  className: string | null;
  /** Of the class it is for; null for the wallet. */
  classId: number | null;
  /** The day on which it came. */
  paidOn: string;
  actorId: number;
  /** Under which it moves once. */
  key: string;
}): Posting {
  const { key, userId, amount, way, className, classId, actorId } = payment;
  const words = text.office.paid[way];
  return {
    from: { institute: accountOf[way] },
    to: { wallet: userId },
    amount,
    kind: way === 'waiver' ? 'waiver' : 'office_payment',
    description: className === null ? words : text.office.paidFor(words, className),
    key,
    actorId,
    classId,
    datedOn: payment.paidOn,
  };
}
