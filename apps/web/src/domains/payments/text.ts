import { dictionary } from '@institute/contract/language';

/** The words of card payments; those of the specification's section 8 are exact. */
export const text = dictionary('domains/payments', {
  noUser: 'User information is missing',
  closed: 'Payment window closed',
  noWindow:
    'The payment window could not be loaded. Nothing was taken. Check your connection and try again.',
  broken: 'An error occurred. Please try again.',

  notAsStudent: 'Only the student can pay: not while you are signed in as them.',

  funded: 'Payment successful! Your wallet has been funded.',
  joined: 'Payment successful! You can now access the class.',

  confirming: 'Your payment is being confirmed',
  moment: 'One moment: the answer of your bank is on its way.',
  confirmingDetail:
    'You need not wait here. The money arrives by itself, and nothing is taken twice.',
  slow: 'This is taking longer than usual. You can go on studying meanwhile.',
  offline: 'There is no connection just now. It is confirmed as soon as you are connected again.',
  stopped: 'It has not been confirmed yet.',
  checkNow: 'Check now',
  checkingLast: 'Checking the payment that you left',
  checkingLastDetail: 'The page was left before the payment window was closed.',

  leftOpen:
    'The payment that you opened on {time} was not finished. If you did pay, the money arrives by itself.',
  section: 'Card payments',

  declined: 'The payment did not go through',
  kept: 'Your payment has arrived',
  arrived: '{amount} has arrived.',
  receiptComes: 'A receipt is on its way to your e-mail.',
  openReceipt: 'Open the receipt',
  dismiss: 'Dismiss',
  leave: 'Close',
  reference: 'Reference',
});
