import type { AuditKind } from '@institute/contract/audit/audit';
import type { ThingKind } from '@institute/contract/audit/things';
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
  showEverything: 'Show everything',
  only: 'Show only what was done to',
  counted: 'More than these match: narrow the search to see the rest.',
  clear: 'Clear filters',
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

/** What the log may be asked about: its name before what it is called, and the way there from one act. */
export const thingWords = dictionary('admin/audit/things', {
  lesson: { name: 'Lesson', only: 'Show only what was done with this lesson' },
  message: { name: 'Message', only: 'Show only what was done with this message' },
  scheduledMessage: {
    name: 'Message to be sent later',
    only: 'Show only what was done with this message',
  },
  messageTemplate: {
    name: 'Template of messages',
    only: 'Show only what was done with this template',
  },
  certificate: { name: 'Certificate', only: 'Show only what was done with this certificate' },
  certificateTemplate: {
    name: 'Certificate template',
    only: 'Show only what was done with this template',
  },
} satisfies Record<ThingKind, { name: string; only: string }>);
