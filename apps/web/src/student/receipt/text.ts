import { dictionary } from '@institute/contract/language';

/** The words of a receipt. */
export const text = dictionary('student/receipt', {
  title: 'Receipt',
  back: 'Back to Wallet',
  backToPayments: 'Back to Payments',
  print: 'Print',
  loading: 'Loading the receipt',
  failed: 'The receipt could not be loaded.',
  missing: 'There is no such payment.',
  missingDetail: 'The address may not be complete, or the payment belongs to another account.',
  wallet: 'Go to the wallet',

  amount: 'Amount paid',
  paid: 'Paid',
  kept: 'Paid into the wallet',
  pending: 'Not confirmed yet',
  failedState: 'Not paid',
  reference: 'Reference',
  date: 'Date',
  payer: 'Paid by',
  purpose: 'For',
  funding: 'Wallet funding',
  method: 'Payment method',
  card: 'Card',
  state: 'State',
  movements: 'What became of it',
});
