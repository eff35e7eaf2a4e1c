import { dictionary } from '@institute/contract/language';
import type { Gift, OfficePaymentState, PaymentWay } from '@institute/contract/payments/ways';

/** By which way a payment came. */
export const wayNames = dictionary('payments/ways', {
  bank: 'Bank transfer',
  cash: 'Cash',
  other: 'Other',
  waiver: 'Waived',
} satisfies Record<PaymentWay, string>);

/** Where a payment stands that the office took. */
export const officeStateNames = dictionary('payments/office-states', {
  waiting: 'To be confirmed',
  booked: 'Booked',
  refused: 'Refused',
  returned: 'Taken back',
} satisfies Record<OfficePaymentState, string>);

/** Why nobody pays for a place in a class that costs something. */
export const giftNames = dictionary('payments/gifts', {
  free: 'Free of charge',
  scholarship: 'Scholarship',
  staff: 'Staff',
  guest: 'Guest',
  given: 'Not paid for',
} satisfies Record<Gift, string>);

/** What the wallet has given to a payment, or kept of it. */
export const besidesWords = dictionary('payments/besides', {
  fromWallet: (amount: string) => `${amount} of the wallet was taken as well.`,
  stayed: (amount: string) => `${amount} of it stayed in the wallet.`,
  takenBack: (amount: string) => `of which ${amount} was taken back`,
  undone: 'What it had paid for was returned: the wallet has that money again.',
  /** The same in a list. */
  undoneShort: 'returned to the wallet',
});

/** The words of taking a payment and of handing over its receipt. */
export const takeText = dictionary('payments/take', {
  title: 'Take a payment',
  student: 'Student',
  studentMissing: 'Choose whose payment it is.',
  purpose: 'For',
  wallet: 'The wallet',
  /** Beside what is owed: anything else. */
  classOrWallet: 'A class, or the wallet',
  className: 'Class',
  owed: (what: string, left: string) => `${what}: ${left} left`,
  settled: 'Nothing is owed of this any more',
  settledHint: 'It was paid or settled meanwhile. For another payment choose what it is for.',
  owedHint: 'Less pays a part of it. What is over stays in the wallet.',
  purposeHint:
    'A class: the place, or a month more, is paid at once. The rest stays in the wallet.',
  way: 'How it was paid',
  amount: 'Amount',
  amountInvalid: 'Please enter a valid amount',
  price: (amount: string) => `It costs ${amount}.`,
  priceParts: (amount: string, now: string) =>
    `It costs ${amount}, of which ${now} are paid on joining.`,
  priceMonthly: (amount: string) => `It costs ${amount} a month.`,
  inWallet: (amount: string) => `The wallet holds ${amount}.`,
  free: 'This class costs nothing.',
  day: 'Day it came',
  dayMissing: 'Choose the day on which the money came.',
  reference: 'Reference',
  referenceHint: 'As it stands on the statement: the same one is not taken twice.',
  firstTaken: 'See the payment that has this reference',
  note: 'Note',
  noteHint: 'For the office alone.',
  reason: 'Why nothing is paid',
  reasonMissing: 'Say why nothing is paid.',
  submit: 'Take the payment',
  submitWaiver: 'Waive it',
  busy: 'Taking...',
  refused: 'The payment could not be taken.',
  broken: 'An error occurred. Nothing is lost: press again, it is taken once.',

  taken: 'Payment taken',
  waits: 'Recorded',
  waitsDetail:
    'It is above the amount that one person books alone: somebody else confirms it under Payments.',
  receipt: 'See the receipt',
  send: 'Send by WhatsApp',
  copy: 'Copy the link',
  copied: 'Copied',
  copyRefused: 'The browser lets nothing be copied.',
  close: 'Close',
  message: (about: { name: string; amount: string; what: string; link: string; site: string }) =>
    `${about.site} has received ${about.amount} for ${about.name}${about.what === '' ? '' : ` (${about.what})`}. Receipt: ${about.link}`,
});

/** The words of the receipt of a payment that the office took. */
export const receiptText = dictionary('payments/receipt', {
  title: 'Receipt',
  waived: 'Fee waived',
  paid: 'Paid',
  returned: 'Taken back',
  partly: 'Partly taken back',
  amount: 'Amount',
  name: 'Student',
  purpose: 'For',
  wallet: 'Wallet',
  way: 'How it was paid',
  day: 'Day it came',
  reference: 'Reference',
  number: 'Number',
});
