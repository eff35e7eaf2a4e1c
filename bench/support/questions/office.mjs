import { found, OFFICE, of, paged } from './of.mjs';

const FULLER = 'finds a hundred times as many: as much as is shown at once instead of one';
const recent = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);
const pasted = Array.from({ length: 1000 }, (_, at) => `grown${at + 1}@example.com`).join('\n');

export const messageQuestions = [
  ...of('messages sent', OFFICE, 'getSentMessages', {
    '': paged(),
    'page 2': paged({ page: '2' }),
    'every subject': found('message'),
    nothing: found('zzzz'),
    'one delivery report': (ids) => paged({ message_id: ids.mailing }),
  }),
  ...of('messages sent', OFFICE, 'getSentMessages', { 'a subject': found('message 17') }, FULLER),
  ...of('mails that failed', OFFICE, 'getFailedDeliveries', {
    'of a few': (ids) => paged({ message_id: ids.message }),
    'of all': (ids) => paged({ message_id: ids.mailing }),
  }),
  ...of('recipients', OFFICE, 'checkRecipients', {
    everybody: { send_to_all: 'true' },
    '1,000 pasted e-mails': { recipient_list: pasted },
  }),
  ...of('messages for later', OFFICE, 'getScheduledMessages', {
    '': paged(),
    'a subject': found('later 3'),
    nothing: found('zzzz'),
  }),
  ...of('messages', OFFICE, 'getMessageTemplates', { templates: {} }),
];

/** @type {import('./of.mjs').Question[]} */
export const screenQuestions = [
  ...of('audit log', OFFICE, 'getAuditLog', {
    '': paged(),
    'page 50': paged({ page: '50' }),
    'of money': paged({ kind: 'money' }),
    'to one person': (ids) => paged({ subject_id: ids.student }),
    'of a class': (ids) => paged({ class_id: ids.class }),
    'with a lesson': (ids) => paged({ thing: `lesson:${ids.exam}` }),
    'since a week': paged({ from: recent }),
    'one person': found('grown770@'),
    'a name': found('aminac 000770'),
    'a first name': found('fatima'),
    nobody: found('zzzz'),
  }),
  ...of('trash', OFFICE, 'getTrash', {
    '': paged(),
    'page 2': paged({ page: '2' }),
    lessons: paged({ kind: 'lesson' }),
    comments: paged({ kind: 'comment' }),
  }),
  ...of(
    'trash',
    OFFICE,
    'getTrash',
    { 'a lesson': found('lesson 3 of class 15'), nothing: found('zzzz') },
    'reads every text that was deleted within thirty days, here a hundred times as many',
  ),
  ...of('search', OFFICE, 'searchOffice', {
    'a name': { search: 'aminac 000770' },
    'a first name': { search: 'fatima' },
    'a lesson': { search: 'lesson 4 of class 7 ·' },
    'every lesson': { search: 'lesson' },
    'a payment': { search: 'GROWN-500' },
    'two letters': { search: 'ha' },
    nothing: { search: 'zzzz' },
  }),
  ...of('search', OFFICE, 'searchOffice', { 'a class': { search: 'class 17' } }, FULLER),
  ...of(
    'the dashboard',
    OFFICE,
    'getOfficeWork',
    { work: {} },
    'looks up when each class was last studied, to say where certificates are due',
  ),
  {
    ...{ name: 'the dashboard: figures', path: '/adminReport.php', isJson: true },
    fields: () => ({}),
    longer:
      'names every class with its enrolments of twelve months: the answer is as long as they are many',
  },
  ...of('health', OFFICE, 'getHealth', { '': {} }),
];

export const bookQuestions = [
  ...of('books', OFFICE, 'getReconciliation', { reconciliation: paged() }),
  ...of(
    'books',
    OFFICE,
    'getBalanceSheet',
    { accounts: {} },
    'adds up the wallets of all people: what is owed to them is no number kept beside them',
  ),
  ...of(
    'books',
    OFFICE,
    'getBalanceSheet',
    { 'accounts on a day': { on: '2026-01-31' } },
    'adds up the transfers up to that day: no totals are kept of days',
  ),
  ...of(
    'books',
    OFFICE,
    'getIncome',
    { 'income of a year': { from: '2026-01', until: '2026-12' } },
    'adds up what the classes have earned: no totals are kept of classes and ways',
  ),
  ...of('books', OFFICE, 'getAccountTransfers', {
    'transfers of an account': paged({ account: 'card_clearing' }),
  }),
];
