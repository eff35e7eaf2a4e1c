import { countOf, dictionary, plural } from '@institute/contract/language';
import type { paymentServices } from '@institute/contract/payments/payment-history';

/** The words of the payment history; those of the specification are exact. */
export const text = dictionary('admin/payments', {
  title: 'Payment History',
  pages: 'More of payments',
  intro: 'Every movement of money in students’ wallets.',
  label: 'Payments',
  search: 'Search by name, title or service',
  failed: 'The payments could not be loaded.',
  empty: 'No payments yet',
  emptyDetail: 'Wallet funding, enrollments and rewards are listed here as they happen.',
  noMatch: 'No payments match',

  credit: 'Total Credit',
  debit: 'Total Debit',
  net: 'Net Balance',
  sums: 'Sums of the payments listed',

  type: 'Type',
  allTypes: 'All types',
  service: 'Service',
  allServices: 'All services',
  way: 'Way',
  everyWay: 'Every way',
  className: 'Class',
  exportDetails: 'CSV for the books',
  date: 'Date',
  until: 'Until',
  clear: 'Clear filters',

  name: 'Name',
  what: 'Title',
  amount: 'Amount',
  actionsFor: (name: string) => `Actions for the payment of ${name}`,
  receipt: 'Receipt',
  refund: 'Return',
  refunds: 'Refunds',
  disputes: 'Disputes',
  settlements: 'Settlements',
  coupons: 'Coupons',
  returned: 'Returned',
  provider: 'Card provider',
  differ: (count: number) =>
    `${countOf(count, 'payment')} ${plural(count, { one: 'differs', other: 'differ' })} between the ledger and the card provider.`,
  unanswered: 'The card provider did not answer when the payments were last compared.',
  look: 'Look into it',
  take: 'Take a payment',
  taken: 'Taken by the office',
  failedByCard: 'Card payments that failed',
});

/** What a direction is called. */
export const typeNames = dictionary('admin/payments/types', { credit: 'Credit', debit: 'Debit' });

/** By which way money came from outside. */
export const listWayNames = dictionary('admin/payments/ways', {
  card: 'Card',
  bank: 'Bank transfer',
  cash: 'Cash',
  other: 'Other',
  waiver: 'Waived',
});

const serviceNames = dictionary('admin/payments/services', {
  fund: 'Funding',
  enrolment: 'Enrollment',
  renewal: 'Renewal',
  referral: 'Referral',
  quiz: 'Quiz reward',
  refund: 'Refund',
  correction: 'Taken back',
  waiver: 'Fee waived',
  join: 'Accounts joined',
} satisfies Record<(typeof paymentServices)[number], string>);

/** What a service is called; one that is not known here is called by its own word. */
export function serviceName(service: string): string {
  return (serviceNames as Readonly<Record<string, string>>)[service] ?? service;
}

/** What a difference is called. */
export const kindNames = dictionary('admin/payments/differences', {
  not_credited: 'Paid, not credited',
  not_at_provider: 'Credited, not paid',
  amount: 'Amounts differ',
});

/** The words of the payments that the office took. */
export const takenText = dictionary('admin/payments/taken', {
  way: 'How it was paid',
  day: 'Day it came',
  amount: 'Amount',
  receipt: 'See the receipt',

  listTitle: 'Taken by the office',
  list: 'Payments taken by the office',
  intro:
    'Bank transfers, cash and waivers, with who took them. Numbers may have gaps: one that was refused has used up its number, and no payment is missing.',
  search: 'Search by name, number or reference',
  state: 'State',
  everyState: 'Every state',
  number: 'Number',
  name: 'Name',
  takenBy: 'Taken by',
  failed: 'The payments could not be loaded.',
  empty: 'No payments taken yet',
  emptyDetail: 'Open a student and choose Take a payment.',
  noMatch: 'No payments match',
  actionsFor: (number: string) => `Actions for ${number}`,
  confirm: 'Confirm',
  confirmed: 'Payment taken.',
  confirmFailed: 'The payment could not be confirmed.',
  refuse: 'Refuse',
  refusing: 'Refusing...',
  refusedDone: 'Payment refused.',
  refuseIntro: 'Nothing has moved. Whoever took it reads the reason.',
  refusal: 'Reason',
  refusalMissing: 'Reason is required',
  waiting: (count: number) =>
    count === 1
      ? 'One payment waits for a second person.'
      : `${countOf(count, 'payment')} wait for a second person.`,
  look: 'See them',
  confirmedBy: (name: string) => `confirmed by ${name}`,
  refusedBy: (name: string, reason: string) => `refused by ${name}: ${reason}`,
});
