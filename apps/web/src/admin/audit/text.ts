import type { AuditKind } from '@institute/contract/audit';
import { dictionary } from '@institute/contract/language';

/** The words of the audit log. */
export const text = dictionary('admin/audit', {
  title: 'Audit log',
  intro:
    'What administrators and teachers did, to whom and when. Nothing here can be changed or removed.',
  label: 'Acts',
  search: 'Search by name or e-mail',
  failed: 'The audit log could not be loaded.',
  empty: 'Nothing has been done yet',
  emptyDetail: 'Every change an administrator makes is listed here from then on.',
  noMatch: 'Nothing matches',
  who: 'Who',
  anybody: 'Anybody',
  operator: 'The server’s operator',
  kind: 'About what',
  everyKind: 'Everything',
  act: 'What',
  inClass: 'In which class',
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
  nothing: 'nothing',
  changed: '{was} became {now}',
});

/** What is noted beside an act, by its name; what has none here is called by its own. */
export const noteNames: Readonly<Record<string, string>> = dictionary('admin/audit/notes', {
  kobo: 'Amount',
  theoryScore: 'Theory score',
  powers: 'What they may do',
  before: 'Before',
  code: 'Number',
  changed: 'Changed',
  role: 'Role',
  reason: 'Reason',
  note: 'Note',
  name: 'Name',
  subject: 'Subject',
  subjects: 'Lessons',
  title: 'Title',
  category: 'Category',
  price: 'Price in kobo',
  isPremium: 'Paid',
  isMonthly: 'Monthly',
  monthlyLessonLimit: 'Lessons a month',
  isActive: 'Active',
  registrationClosesAt: 'Registration closes',
  prerequisiteId: 'Prerequisite',
  slug: 'Address',
  level: 'Level',
  hours: 'Hours',
  reference: 'Reference',
  call: 'Asked for',
  days: 'Days',
  until: 'Until',
  to: 'To',
  delivery: 'Delivery',
  total: 'Students',
  classes: 'Classes',
  assigned: 'Assigned',
  issuedOn: 'Issued on',
  paying: 'Subscriptions running',
  balanced: 'Balanced',
  state: 'State',
});

/** What acts are about, for the filter. */
export const kindNames = dictionary('admin/audit/kinds', {
  people: 'People',
  signIns: 'Signing in',
  money: 'Money',
  classes: 'Classes and lessons',
  exams: 'Exams',
  messages: 'Messages',
  certificates: 'Certificates',
  settings: 'Settings',
} satisfies Record<AuditKind, string>);

/** Values that the log keeps as codes, in words. */
export const valueWords: Readonly<Record<string, Readonly<Record<string, string>>>> = dictionary(
  'admin/audit/values',
  {
    to: { all: 'everybody' },
    isPremium: { true: 'yes', false: 'no' },
    isMonthly: { true: 'yes', false: 'no' },
    isActive: { true: 'yes', false: 'no' },
    delivery: { inApp: 'in the app', email: 'by e-mail', both: 'in the app and by e-mail' },
  },
);
