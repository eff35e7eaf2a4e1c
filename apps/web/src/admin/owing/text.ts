import type { DebtAge } from '@institute/contract/invoices/invoices';
import { countOf, dictionary, formatNumber } from '@institute/contract/language';

/** The words of the list of who owes. */
export const text = dictionary('admin/owing', {
  title: 'Who owes',
  intro: 'What is still to be paid, the longest due first.',
  list: 'What is owed',
  ages: 'By age',
  age: {
    not_due: 'Not due yet',
    week: '1 to 7 days over',
    month: '8 to 30 days over',
    older: 'Over 30 days',
  } satisfies Record<DebtAge, string>,
  count: (count: number) => countOf(count, 'invoice'),
  sumsFailed: 'The sums could not be loaded.',
  className: 'Class',
  everyClass: 'Every class',
  search: 'Search by name, e-mail or phone',
  name: 'Name',
  what: 'For',
  due: 'Due',
  rest: 'Left to pay',
  phone: 'Phone',
  failed: 'What is owed could not be loaded.',
  empty: 'Nobody owes anything',
  emptyDetail:
    'A class that is paid in parts writes an invoice for each part; you bill anything else from a student’s page.',
  noMatch: 'Nothing like this is owed',
  chosen: 'Chosen',
  chosenCount: (count: number) => `${formatNumber(count)} chosen`,
  choose: (name: string, what: string) => `Choose ${name}, ${what}`,
  choosePage: 'Choose everything on this page',
  clear: 'Clear',
});
