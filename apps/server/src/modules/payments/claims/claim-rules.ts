import type { ClaimState } from '@institute/contract/payments/claims';
import type { OfficePaymentState } from '@institute/contract/payments/ways';

/** What decides where a claim stands: its own state, and that of the payment that was booked for it. */
interface Standing {
  state: 'waiting' | 'confirmed' | 'refused' | 'withdrawn';
  paymentState: OfficePaymentState | null;
}

/** How the states of its payment are told of a claim that was confirmed. */
const ofPayment = {
  waiting: 'waiting',
  booked: 'confirmed',
  refused: 'refused',
  returned: 'returned',
} as const satisfies Record<OfficePaymentState, ClaimState>;

/** Where a claim stands: one whose payment waits for a second person waits itself. */
export const claimState = ({ state, paymentState }: Standing): ClaimState =>
  state === 'confirmed' && paymentState !== null ? ofPayment[paymentState] : state;

/** The key under which the payment of a claim is booked, once. */
export const claimKey = (id: number): string => `claim:${id}`;
