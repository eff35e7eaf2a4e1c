import { dictionary, formatNumber } from '@institute/contract/language';
import { formatKobo, MAX_AMOUNT } from '@institute/contract/money';

/** The words of the wallet's history. */
export const text = dictionary('student/wallet', {
  title: 'Wallet',
  balance: 'Current balance',
  history: 'Wallet history',
  statement: 'Statement',
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

/** The words of what is owed. */
export const owedText = dictionary('student/wallet/owed', {
  title: 'What you owe',
  nothing: 'Nothing is left to pay.',
  part: (part: number, parts: number) => `part ${formatNumber(part)} of ${formatNumber(parts)}`,
  month: 'one month',
  /** Of a month, which nobody has to take. */
  lapses: 'If you do not want this month, there is nothing to do: it is not owed after {day}.',
  isDue: '{amount}, due on {day}',
  wasDue: '{amount}, was due on {day}',
  overdue: 'Overdue',
  partPaid: '{paid} of {amount} are paid.',
  pay: 'Pay now',
  paying: 'Paying...',
  payTitle: 'Pay this from your wallet?',
  payDetail: '{amount} are taken from your wallet, which holds {balance}.',
  short: 'Your wallet does not hold enough',
  shortDetail:
    'You need {amount}, and your wallet holds {balance}: {missing} are missing. Fund your wallet first; then this can be paid.',
  fund: 'Fund Wallet',
  close: 'Close',
  paid: 'Paid. Thank you!',
  failed: 'That could not be paid. Nothing was taken.',
  byItself:
    'Parts and bills are taken from your wallet by themselves on their day, as soon as it holds enough; a month only where “Pay by itself” is switched on for its class.',
  partly: 'Take what my wallet holds, also when it is less than what is due',
  partlyFailed: 'That could not be saved.',
  before: 'Paid and settled',
  states: {
    open: '',
    part_paid: '',
    paid: 'paid on',
    waived: 'waived on',
    cancelled: 'owed no more since',
  },
});
