import { dictionary } from '@institute/contract/language';
import { formatKobo, MAX_AMOUNT } from '@institute/contract/money';

/** The words of the wallet's history. */
export const text = dictionary('student/wallet', {
  title: 'Wallet',
  balance: 'Current balance',
  history: 'Wallet history',
  search: 'Search by description',
  noMatch: 'No transactions match your search',
  noMatchDetail: 'Try other words.',
  empty: 'You have no transactions yet',
  emptyDetail: 'Money that comes into your wallet, and what you pay for classes, is listed here.',
  browse: 'Browse classes',
  clear: 'Clear search',
  loading: 'Loading the wallet history',
  failed: 'The wallet history could not be loaded.',

  pages: 'Pages of the wallet history',

  fund: 'Fund Wallet',
  ways: 'How you pay',
  byCard: 'By card',
  byTransfer: 'By bank transfer',
  amount: 'Amount',
  amountHint: 'Minimum amount: ₦100',
  amountInvalid: 'Please enter a valid amount',
  amountTooLarge: `Maximum amount: ${formatKobo(MAX_AMOUNT).replace(/\.00$/, '')}`,
  toAdd: 'Amount to add',
  newBalance: 'New balance',
  processing: 'Processing...',
  late: 'An error occurred. Please try again.',
  receipt: 'Receipt',
});
