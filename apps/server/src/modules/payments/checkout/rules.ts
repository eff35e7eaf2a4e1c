import type { ErrorCode } from '@institute/contract/errors';
import { formatNaira, type Kobo, nairaNumber } from '@institute/contract/money';
import { CURRENCY } from '@institute/contract/payments';
import type { CardTransaction } from '../../../platform/card-payment.ts';
import { referenceKey } from './reference-rules.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long a payment that its payer believes in counts as being confirmed. */
export const CONFIRMING_MS = 30 * MINUTE;
/** After this no payer pays any more; the provider's webhook is honoured all the same. */
const GIVEN_UP_MS = 72 * HOUR;

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
    return { act: 'fail', reason: 'The payment was declined. Nothing was taken.', isOdd: false };
  }
  if (said.status !== 'success') return { act: 'wait', isUnderway: said.status === 'underway' };
  if (said.currency !== CURRENCY) {
    return { act: 'fail', reason: oddWords(`It was paid in ${said.currency}.`), isOdd: true };
  }
  if (!Number.isSafeInteger(said.amount) || said.amount <= 0) {
    return { act: 'fail', reason: oddWords('Nothing was paid.'), isOdd: true };
  }
  if (payment.expected !== null && said.amount !== payment.expected) {
    const [paid, asked] = [said.amount, payment.expected].map((kobo) =>
      formatNaira(nairaNumber(kobo)),
    );
    return { act: 'fail', reason: oddWords(`${paid} was paid instead of ${asked}.`), isOdd: true };
  }
  return { act: 'credit', amount: said.amount };
}

const oddWords = (what: string) => `${what} The institute has been told and will look into it.`;

/** When to ask again about a payment of this age; null when it is given up. */
export function nextAsk(createdAt: Date, now: Date): Date | null {
  const age = now.getTime() - createdAt.getTime();
  if (age >= GIVEN_UP_MS) return null;
  const pause =
    age < 15 * MINUTE ? MINUTE : age < HOUR ? 5 * MINUTE : age < 24 * HOUR ? HOUR : 6 * HOUR;
  return new Date(now.getTime() + pause);
}

/** Said of a payment that was not made in three days. */
export const NOT_PAID = 'It was not paid.';

const KEPT: Partial<Record<ErrorCode, string>> = {
  class_not_found: 'The class is not there any more.',
  class_inactive: 'The class is not open for enrolment.',
  class_closed: 'Registration for the class has ended.',
  already_enrolled: 'You are already enrolled in the class.',
  prerequisite_not_met: 'The prerequisite class is not completed.',
  insufficient_balance: 'The price of the class is higher than what was paid.',
};

/** Why a class that was paid for could not be joined, in words for the payer. */
export function keptReason(code: ErrorCode): string {
  const why = KEPT[code] ?? 'The class could not be joined.';
  return `${why} The money is in your wallet.`;
}

/** Whether a pending payment is shown as being confirmed. */
export function isConfirming(
  payment: { state: string; claimedAt: Date | null },
  now: Date,
): boolean {
  if (payment.state !== 'pending' || !payment.claimedAt) return false;
  return now.getTime() - payment.claimedAt.getTime() < CONFIRMING_MS;
}
