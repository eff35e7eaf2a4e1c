import type { ErrorCode } from '@institute/contract/errors';
import { formatKobo, type Kobo } from '@institute/contract/money';
import { CURRENCY } from '@institute/contract/payments/payments';
import { HOUR_MS, MINUTE_MS } from '@institute/contract/time/durations';
import type { CardTransaction } from '../../../platform/card-provider.ts';
import type { InvoiceRow } from '../../invoices/index.ts';
import { text } from '../text.ts';
import { referenceKey } from './reference-rules.ts';

/** How long a payment that its payer believes in counts as being confirmed. */
export const CONFIRMING_MS = 30 * MINUTE_MS;
/** After this no payer pays any more; the provider's webhook is honoured all the same. */
const GIVEN_UP_MS = 72 * HOUR_MS;

/** What follows from what the provider says. */
export type Verdict =
  | { act: 'credit'; amount: Kobo }
  /** `isOdd`: money did arrive at the provider, but none that a wallet can hold. */
  | { act: 'fail'; reason: string; isOdd: boolean }
  | { act: 'wait'; isUnderway: boolean };

/**
 * Judges what the provider says of a payment (rulings §3 and §10): status, currency and reference must
 * match. The amount that it says was paid is what is credited, whatever was asked for.
 */
export function judge(payment: { referenceKey: string }, said: CardTransaction | null): Verdict {
  if (!said) return { act: 'wait', isUnderway: false };
  if (referenceKey(said.reference) !== payment.referenceKey) {
    return { act: 'wait', isUnderway: false };
  }
  if (said.status === 'failed') {
    return { act: 'fail', reason: text.outcome.declined, isOdd: false };
  }
  if (said.status === 'reversed') {
    return { act: 'fail', reason: text.outcome.reversed, isOdd: false };
  }
  if (said.status !== 'success') return { act: 'wait', isUnderway: said.status === 'underway' };
  if (said.currency !== CURRENCY) {
    return { act: 'fail', reason: text.outcome.otherCurrency(said.currency), isOdd: true };
  }
  if (!Number.isSafeInteger(said.amount) || said.amount <= 0) {
    return { act: 'fail', reason: text.outcome.nothingPaid, isOdd: true };
  }
  return { act: 'credit', amount: said.amount };
}

/** What the payer is told of an amount that is not the one asked for; '' where it is. */
export function otherAmount(paid: Kobo, asked: Kobo | null): string {
  if (asked === null || paid === asked) return '';
  return text.outcome.otherAmount(formatKobo(paid), formatKobo(asked));
}

/** When to ask again about a payment of this age; null when it is given up. */
export function nextAsk(createdAt: Date, now: Date): Date | null {
  const age = now.getTime() - createdAt.getTime();
  if (age >= GIVEN_UP_MS) return null;
  const pause =
    age < 15 * MINUTE_MS
      ? MINUTE_MS
      : age < HOUR_MS
        ? 5 * MINUTE_MS
        : age < 24 * HOUR_MS
          ? HOUR_MS
          : 6 * HOUR_MS;
  return new Date(now.getTime() + pause);
}

/** Why a class that was paid for could not be joined, in words for the payer. */
export function keptReason(code: ErrorCode): string {
  const reasons: Partial<Record<ErrorCode, string>> = text.kept;
  return reasons[code] ?? text.keptOtherwise;
}

/** Why an invoice could not be paid, so that what came for it is in the wallet. */
export function keptInvoice({ state }: Pick<InvoiceRow, 'state'>): string {
  return state === 'paid' || state === 'waived' ? text.keptPaid : text.keptNotOwed;
}

/** Whether a pending payment is shown as being confirmed. */
export function isConfirming(
  payment: { state: string; claimedAt: Date | null },
  now: Date,
): boolean {
  if (payment.state !== 'pending' || !payment.claimedAt) return false;
  return now.getTime() - payment.claimedAt.getTime() < CONFIRMING_MS;
}
