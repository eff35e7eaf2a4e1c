import type { ErrorCode } from '@institute/contract/errors';
import { formatNaira, type Kobo, nairaNumber } from '@institute/contract/money';
import { CURRENCY } from '@institute/contract/payments/payments';
import { HOUR_MS, MINUTE_MS } from '@institute/contract/time/durations';
import type { CardTransaction } from '../../../platform/card-provider.ts';
import { text } from '../text.ts';
import { referenceKey } from './reference-rules.ts';

/** How long a payment that its payer believes in counts as being confirmed. */
export const CONFIRMING_MS = 30 * MINUTE_MS;
/** After this no payer pays any more; the provider's webhook is honoured all the same. */
const GIVEN_UP_MS = 72 * HOUR_MS;

/** What follows from what the provider says. */
export type Verdict =
  | { act: 'credit'; amount: Kobo }
  /** `isOdd`: money did arrive at the provider, but not what was asked for. */
  | { act: 'fail'; reason: string; isOdd: boolean }
  | { act: 'wait'; isUnderway: boolean };

/**
 * Judges what the provider says of a payment (rulings §3): status, amount, currency and reference
 * must match. `expected` is null for a reference a client made: then what arrived counts.
 */
export function judge(
  payment: { referenceKey: string; expected: Kobo | null },
  said: CardTransaction | null,
): Verdict {
  if (!said) return { act: 'wait', isUnderway: false };
  if (referenceKey(said.reference) !== payment.referenceKey) {
    return { act: 'wait', isUnderway: false };
  }
  if (said.status === 'failed') {
    return { act: 'fail', reason: text.outcome.declined, isOdd: false };
  }
  if (said.status !== 'success') return { act: 'wait', isUnderway: said.status === 'underway' };
  if (said.currency !== CURRENCY) {
    return { act: 'fail', reason: text.outcome.otherCurrency(said.currency), isOdd: true };
  }
  if (!Number.isSafeInteger(said.amount) || said.amount <= 0) {
    return { act: 'fail', reason: text.outcome.nothingPaid, isOdd: true };
  }
  if (payment.expected !== null && said.amount !== payment.expected) {
    const paid = formatNaira(nairaNumber(said.amount));
    const asked = formatNaira(nairaNumber(payment.expected));
    return { act: 'fail', reason: text.outcome.otherAmount(paid, asked), isOdd: true };
  }
  return { act: 'credit', amount: said.amount };
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

/** Whether a pending payment is shown as being confirmed. */
export function isConfirming(
  payment: { state: string; claimedAt: Date | null },
  now: Date,
): boolean {
  if (payment.state !== 'pending' || !payment.claimedAt) return false;
  return now.getTime() - payment.claimedAt.getTime() < CONFIRMING_MS;
}
