import { countOf, dictionary, plural } from '@institute/contract/language';
import type { paymentServices } from '@institute/contract/payments/payment-history';

/** The words of the payment history; those of the specification are exact. */
export const text = dictionary('admin/payments', {
  title: 'Payment History',
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
  date: 'Date',
  until: 'Until',
  clear: 'Clear filters',

  name: 'Name',
  what: 'Title',
  amount: 'Amount',
  actionsFor: (name: string) => `Actions for the payment of ${name}`,
  receipt: 'Receipt',
  refund: 'Return to wallet',
  returned: 'Returned',
  provider: 'Card provider',
  differ: (count: number) =>
    `${countOf(count, 'payment')} ${plural(count, { one: 'differs', other: 'differ' })} between the ledger and the card provider.`,
  unanswered: 'The card provider did not answer when the payments were last compared.',
  look: 'Look into it',
  failedByCard: 'Card payments that failed',
});

/** What a direction is called. */
export const typeNames = dictionary('admin/payments/types', { credit: 'Credit', debit: 'Debit' });

const serviceNames = dictionary('admin/payments/services', {
  fund: 'Funding',
  enrolment: 'Enrollment',
  renewal: 'Renewal',
  referral: 'Referral',
  quiz: 'Quiz reward',
  refund: 'Refund',
  correction: 'Taken back',
} satisfies Record<(typeof paymentServices)[number], string>);

/** What a service is called; one that is not known here is called by its own word. */
export function serviceName(service: string): string {
  return (serviceNames as Readonly<Record<string, string>>)[service] ?? service;
}
