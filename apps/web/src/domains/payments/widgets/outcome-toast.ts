import type { CardPayment } from '@institute/contract/payments/payments';
import { toast } from '../../../ui/toast.ts';
import { text } from '../text.ts';

/** Says what has become of a payment. What needs more than three seconds to read comes in two lines. */
export function sayOutcome(payment: Pick<CardPayment, 'state' | 'purpose' | 'reason'>): void {
  if (payment.state === 'paid') {
    toast.success(payment.purpose === 'class' ? text.joined : text.funded);
  } else if (payment.state === 'credited') {
    toast.info(text.kept, payment.reason);
  } else {
    toast.error(text.declined, payment.reason);
  }
}
