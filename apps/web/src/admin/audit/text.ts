import { dictionary } from '@institute/contract/language';

/** The words of the audit log. */
export const text = dictionary('admin/audit', {
  title: 'Audit log',
  intro: 'What administrators did, to whom and when. Nothing here can be changed or removed.',
  label: 'Acts',
  search: 'Search by name or e-mail',
  failed: 'The audit log could not be loaded.',
  empty: 'Nothing has been done yet',
  emptyDetail: 'Every change an administrator makes is listed here from then on.',
  noMatch: 'Nothing matches',
  who: 'Who',
  anybody: 'Anybody',
  operator: 'The server’s operator',
  act: 'What',
  anything: 'Anything',
  from: 'From',
  to: 'To',
  when: 'When',
  whom: 'About',
  showAll: 'Show everybody',
  only: 'Show only what was done to',
  nobody: 'a person',
  money: 'money',
  counted: 'More than these match: narrow the search to see the rest.',
  clear: 'Clear filters',
});

/** What is noted beside an act, by its name; what has none here is called by its own. */
export const noteNames: Readonly<Record<string, string>> = dictionary('admin/audit/notes', {
  kobo: 'Amount',
  theoryScore: 'Theory score',
  changed: 'Changed',
  role: 'Role',
  reason: 'Reason',
  note: 'Note',
  reference: 'Reference',
  call: 'Asked for',
  days: 'Days',
  until: 'Until',
  to: 'To',
  delivery: 'Delivery',
  total: 'Students',
  assigned: 'Assigned',
  issuedOn: 'Issued on',
  paying: 'Subscriptions running',
  balanced: 'Balanced',
  state: 'State',
});

/** Values that the log keeps as codes, in words. */
export const valueWords: Readonly<Record<string, Readonly<Record<string, string>>>> = dictionary(
  'admin/audit/values',
  {
    to: { all: 'everybody' },
    delivery: { inApp: 'in the app', email: 'by e-mail', both: 'in the app and by e-mail' },
  },
);
