import { dictionary } from '@institute/contract/language';
import type { PaymentState } from '@institute/contract/payments/payments';

/** The words of a student's card payments. */
export const text = dictionary('admin/students/card-payments', {
  title: 'Card payments',
  pages: 'Pages of card payments',
  failed: 'The card payments could not be loaded.',
  wallet: 'Into the wallet',
  ask: 'Ask the provider again',
  askAbout: (reference: string) => `Ask the provider again about ${reference}`,
  arrived: 'The payment has arrived.',
  notArrived: 'The payment has not arrived.',
  refused: 'The provider could not be asked',
});

/** What became of a card payment. */
export const stateNames = dictionary('admin/students/card-payments/states', {
  pending: 'Waiting',
  paid: 'Paid',
  credited: 'In the wallet',
  failed: 'Not paid',
} satisfies Record<PaymentState, string>);
