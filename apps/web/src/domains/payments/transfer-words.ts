import { dictionary } from '@institute/contract/language';
import type { ClaimState } from '@institute/contract/payments/claims';

/** The words of paying by transfer: the account, and what students say to have paid. */
export const transferText = dictionary('payments/transfer', {
  title: 'By bank transfer',
  bank: 'Bank',
  number: 'Account number',
  name: 'Name',
  amount: 'Amount',
  copy: 'Copy',
  copied: 'Copied',
  copyNumber: 'Copy the account number',
  copyAmount: 'Copy the amount',
  copyRefused: 'The browser lets nothing be copied.',
  detail:
    'Transfer to this account, then say here that you have paid. The institute confirms it once the money has come.',
  havePaid: 'I have paid',
});

/** Where a transfer stands that a student says to have made. */
export const claimStateNames = dictionary('payments/claim-states', {
  waiting: 'Waits to be confirmed',
  confirmed: 'Confirmed',
  refused: 'Not confirmed',
  withdrawn: 'Taken back',
  returned: 'Paid back',
} satisfies Record<ClaimState, string>);

/** The words of the form by which a student says to have paid. */
export const claimText = dictionary('payments/claim', {
  title: 'I have paid',
  intro: 'Say what you have transferred. Nothing is added until the institute has confirmed it.',
  purpose: 'What it is for',
  wallet: 'My wallet',
  /** What is owed of it: "To pay: Nahw, part 2 of 3 (₦9,000)". */
  owed: (what: string, rest: string) => `To pay: ${what} (${rest})`,
  settled: 'Settled by now',
  aClass: (name: string) => `Class: ${name}`,
  aMonth: (name: string) => `A month more: ${name}`,
  amount: 'Amount',
  amountInvalid: 'Please enter a valid amount',
  day: 'Day on which you paid',
  dayMissing: 'Choose the day on which you paid.',
  reference: 'Reference of the bank',
  referenceHint: 'Stands on the receipt of the transfer. It helps to find your money.',
  picture: 'Picture of the receipt',
  pictureHint: 'A screenshot of the transfer, if you have one.',
  imageAlt: 'The picture that is sent',
  chooseImage: 'Choose picture',
  anotherImage: 'Choose another picture',
  preparing: 'Preparing the picture',
  removeImage: 'Remove picture',
  unreadable: 'This picture could not be read. Please choose another.',
  heic: 'This browser cannot read HEIC pictures. Choose a JPEG or PNG, or a screenshot of the picture.',
  submit: 'Send',
  busy: 'Sending...',
  refused: 'This could not be sent.',
  broken: 'An error occurred. Nothing is lost: press again, it is sent once.',
  sent: 'Sent',
  sentDetail: 'It stands in your wallet until the institute has confirmed it.',
});

/** The words of what a student has said to have paid, in the wallet. */
export const claimsText = dictionary('payments/claims', {
  section: 'Transfers you have told us of',
  /** `{amount}` of money. */
  line: (what: string) => (what === '' ? '{amount} for the wallet' : `{amount} for ${what}`),
  paidOn: 'Paid on',
  reference: (reference: string) => `Reference: ${reference}`,
  picture: 'Your picture',
  receipt: 'Receipt',
  withdraw: 'Take back',
  withdrawTitle: 'Take this back?',
  withdrawDetail:
    'Do so where you have not paid, or have made a mistake. What is right can be sent again.',
  withdrawing: 'Taking back...',
  withdrawn: 'Taken back.',
  failed: 'An error occurred. Please try again.',
});
