import { dictionary } from '@institute/contract/language';
import type { RefundState, RefundWay } from '@institute/contract/payments/refunds';

/** Where money on its way back stands. */
export const refundStateNames = dictionary('payments/refund-states', {
  waiting: 'To be confirmed',
  underway: 'On its way',
  details: 'Needs a bank account',
  done: 'Sent back',
  failed: 'Failed',
  stopped: 'Stopped',
} satisfies Record<RefundState, string>);

/** Where money goes back to. */
export const refundWayNames = dictionary('payments/refund-ways', {
  card: 'To the card',
  bank: 'To a bank account',
} satisfies Record<RefundWay, string>);

/** The words of sending money back. */
export const refundText = dictionary('payments/refund', {
  action: 'Send money back',
  title: 'Send money back',
  returnTitle: 'Return the payment',
  where: 'Where it goes',
  wallet: 'To the wallet',
  walletIntro: 'The amount goes back into the student’s wallet, and the student is told why.',
  cardIntro: 'It leaves the wallet now. The card provider pays it back within ten working days.',
  bankIntro: 'It leaves the wallet now. Make the transfer, and record it under Refunds.',
  inWallet: (wallet: string, most: string) =>
    `The wallet holds ${wallet}. Of what came from outside, ${most} has not gone back.`,
  loading: 'Loading what may go back',
  failed: 'What may go back could not be loaded.',
  payment: 'Card payment',
  choosePayment: 'Choose a payment',
  paymentMissing: 'Choose the card payment that it goes back to.',
  noCards: 'Nothing of this student has come by card that could go back there.',
  /** A card payment in a list: what it was paid by, when, and what is left of it. */
  source: (about: { method: string; day: string; left: string }) =>
    about.method === ''
      ? `${about.day}, ${about.left} left`
      : `${about.method}, ${about.day}, ${about.left} left`,
  amount: 'Amount',
  amountInvalid: 'Please enter a valid amount',
  reason: 'Reason',
  reasonHint: 'The student reads it in the wallet’s history.',
  reasonMissing: 'Reason is required',
  leave: 'Also take the student out of the class',
  leaveHint: 'Results stay; new lessons are closed.',
  submitWallet: 'Return to wallet',
  submit: 'Send it back',
  busy: 'Sending...',
  returned: 'The payment was returned to the wallet.',
  sent: 'The money is on its way back.',
  waits: 'Recorded. Somebody else has to confirm it.',
  refused: 'This could not be sent back.',
  broken: 'An error occurred. Nothing is lost: press again, it is sent once.',

  bank: 'Bank',
  bankMissing: 'Choose the bank.',
  otherBank: 'Name of the bank',
  anotherBank: 'Another bank',
  chooseBank: 'Choose a bank',
  number: 'Account number',
  numberInvalid: 'This is not an account number there. Please check its ten digits.',
  holder: 'Name of the account',
});

/** The words of one's own money on its way back, in the wallet. */
export const ownRefundText = dictionary('payments/own-refunds', {
  section: 'Money on its way back to you',
  /** `{amount}` of money. */
  line: { card: '{amount} back to your card', bank: '{amount} back to your bank account' },
  asked: 'Sent back on',
  ended: 'Ended on',
  waiting: 'The institute has still to confirm it.',
  underway: 'Banks can take up to ten working days.',
  details: 'Your bank did not take it. Tell the institute your account number and bank.',
  failed: 'It could not be sent back, and is in your wallet again. Please ask the institute.',
  stopped: 'The institute has stopped it. It is in your wallet again.',
  because: (reason: string) => `Reason: ${reason}`,
});
