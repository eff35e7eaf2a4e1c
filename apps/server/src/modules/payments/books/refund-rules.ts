import type { Posting } from '../../ledger/index.ts';
import { text } from '../text.ts';
import type { Returnable } from './store-refunds.ts';

/** The key under which a payment is returned, once, whoever returns it and why. */
export const refundKey = (paymentId: number): string => `refund:${paymentId}`;

/** What was paid for: `Enrollment: Sarf` → `Sarf`. */
export const whatFor = ({ description }: Pick<Returnable, 'description'>): string =>
  description.replace(/^[^:]*: /, '');

/** Returns the payment of a class to the wallet it came from; the transfer it returns stays. */
export function refundOf(
  paid: Returnable,
  { reason, actorId }: { reason: string; actorId: number },
): Posting {
  return {
    from: { institute: 'class_revenue' },
    to: { wallet: paid.userId },
    amount: paid.amount,
    kind: 'refund',
    description: text.refund(whatFor(paid), reason),
    key: refundKey(paid.id),
    actorId,
    classId: paid.classId,
  };
}
