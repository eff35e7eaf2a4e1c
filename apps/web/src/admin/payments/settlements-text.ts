import { countOf, dictionary } from '@institute/contract/language';
import type { SettlementFault, SettlementState } from '@institute/contract/payments/settlements';

/** The words of what the card provider has paid out to the bank. */
export const settlementsText = dictionary('admin/payments/settlements', {
  title: 'Settlements',
  intro:
    'What the card provider has paid out to the bank of the institute, less its fees. It is fetched every four hours, and stands in the books once the bank has it.',
  number: (number: number) => `Settlement ${number}`,
  numberHead: 'Settlement',
  day: 'Day',
  gross: 'Gross',
  fees: 'Fees',
  net: 'To the bank',
  held: 'What it held',
  holds: (count: number) => countOf(count, 'payment'),
  notYet: 'Named once the bank has it',
  state: 'State',
  states: {
    underway: 'On its way',
    paid: 'In the bank',
    failed: 'Failed',
  } satisfies Record<SettlementState, string>,
  fits: 'Everything fits.',
  doesNotFit: 'Does not fit',
  faults: {
    sum: (sum: string) => `Its payments come to ${sum}, not to its gross sum.`,
    unknown: (count: number, sum: string) =>
      `${countOf(count, 'payment')} of ${sum} not in the books.`,
    taken: (sum: string) => `The bank should have got ${sum}: gross less fees.`,
    changed: 'The card provider names other sums by now.',
  } satisfies Record<SettlementFault, unknown>,
  fetchNow: 'Fetch now',
  fetching: 'Fetching...',
  fetchFailed: 'The settlements could not be fetched.',
  failed: 'The settlements could not be loaded.',
  empty: 'No settlements yet',
  emptyDetail: 'Card payments are paid out to the bank a day or more after they came.',

  payments: 'Payments in it',
  reference: 'Reference',
  student: 'Student',
  amount: 'Amount',
  fee: 'Fee',
  inBooks: 'In the books',
  known: 'Yes',
  unknown: 'No',
  nobody: 'Nobody here',
  paymentsFailed: 'What it held could not be loaded.',
  noPayments: 'Nothing is known of what it held',
  noPaymentsDetail: 'The card provider says what is in a settlement once the bank has it.',
});
