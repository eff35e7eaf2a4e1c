import { dictionary } from '@institute/contract/language';

/** What the server says of what is owed. */
export const text = dictionary('server/invoices', {
  /** What a place is called whose class has no name any more. */
  noClass: 'A class',
  partOf: (name: string, part: number, parts: number) => `${name}, part ${part} of ${parts}`,
  monthOf: (name: string) => `${name}, one month`,
  /** What stands in the wallet history. */
  paidFor: (what: string) => `Payment: ${what}`,
  paid: 'Paid from your wallet.',
  saved: 'Saved.',
  billed: 'The invoice is made, and the student is told.',
  extended: 'It is due later now, and the student is told.',
  cancelled: 'It is owed no more, and the student is told.',
  otherInvoice: 'This request has billed something else before.',
  dueDay: 'The day on which it is due must lie within five years from today.',
  monthsDay: 'A month is due when the one before it ends. Extend the place to give more time.',
  laterDay: 'Please choose a later day than the one on which it is due.',
});
