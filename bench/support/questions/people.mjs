import { at, found, inOrders, OFFICE, of, paged } from './of.mjs';

const NOBODY = 'finds nobody in the small institute, where nothing is to be fetched then';
const STUDENTS = /** @type {const} */ (['students', OFFICE, 'getStudentList']);
const PAYMENTS = /** @type {const} */ (['payments', OFFICE, 'getPaymentHistory']);
const day = new Date(Date.now() - 200 * 86_400_000).toISOString().slice(0, 10);
/** A part of the list that is not a round number of payments, where kept counts happen to point. */
const MIDDLE = 0.4357;
/** Six of ten payments are debits. */
const DEBITS = 0.6;

export const studentQuestions = [
  ...of(...STUDENTS, {
    '': paged(),
    'page 50': paged({ page: '50' }),
    'last page': ({ people }) => at(people, 1),
    'page 50 from the end': ({ people }) => at(people - 490, 1),
    'the middle': ({ people }) => at(people, 0.5),
    'one person': found('grown503@'),
    'a name': found('aminab musab'),
    'a name and a number': found('aminac 000770'),
    'a first name': found('fatima'),
    'in Arabic': found('زَيْنَب'),
    'surname first': found('musab aminab'),
    'a phone': found('+234 800 000 7919'),
    'part of a phone': found('0800 079'),
    'a name and digits': found('fatima 0800'),
    'two letters': found('ha'),
    everybody: found('example.com'),
    nobody: found('zzzz'),
    'a name, in order': paged({ search: 'aminab musab', sort: '-wallet' }),
    'of a class': (ids) => paged({ class_id: ids.class }),
    'of a class, by name': (ids) => paged({ class_id: ids.class, sort: 'name' }),
    'seen lately': paged({ activity: 'active' }),
    'seen lately, by name': paged({ activity: 'active', sort: 'name' }),
    'not seen lately': paged({ activity: 'silent' }),
    'never seen': paged({ activity: 'never' }),
    invited: paged({ activity: 'invited' }),
    'without an e-mail, not in yet': paged({ activity: 'unmailed' }),
    'with money': paged({ balance: 'some' }),
    'with money, by wallet': paged({ balance: 'some', sort: '-wallet' }),
    'without money': paged({ balance: 'none' }),
    administrators: paged({ only_role: '11' }),
    ...inOrders(['name', 'email', 'phone', 'joined', 'wallet', 'role']),
  }),
  ...of(
    ...STUDENTS,
    { 'rare digits': found('0803 000'), 'a name, rare digits': found('fatima 0803') },
    NOBODY,
  ),
  ...of('students chosen', OFFICE, 'getStudentSelection', {
    'of a class': (ids) => ({ class_id: ids.class }),
  }),
  ...of('students', OFFICE, 'getIntakes', { imports: {} }),
  ...of('a student', OFFICE, 'getStudentRecord', { '': (ids) => ({ student_id: ids.student }) }),
  ...['Wallet', 'Payments', 'Attendance', 'Messages', 'Practice'].flatMap((part) =>
    of('a student', OFFICE, `getStudent${part}`, {
      [part.toLowerCase()]: (ids) => paged({ student_id: ids.student }),
    }),
  ),
];

export const paymentQuestions = of(...PAYMENTS, {
  '': paged(),
  'a page in the middle': ({ payments }) => at(payments, MIDDLE),
  'the last page': ({ payments }) => at(payments, 1),
  'oldest first': paged({ sort: 'date' }),
  'by name': paged({ sort: 'name' }),
  'by amount': paged({ sort: '-amount' }),
  'by type': paged({ sort: 'type' }),
  'by service': paged({ sort: '-service' }),
  'by type, in the middle': ({ payments }) => at(payments, MIDDLE, { sort: 'type' }),
  'by name, 20 pages in': paged({ sort: 'name', page: '20' }),
  'by name, as far as pages go': paged({ sort: 'name', page: '1000' }),
  'by amount, as far as pages go': paged({ sort: '-amount', page: '1000' }),
  'debits by name': paged({ sort: 'name', type: 'debit' }),
  'one service, most first': paged({ service: 'enrolment', sort: '-amount' }),
  'debits alone': paged({ type: 'debit' }),
  'debits, in the middle': ({ payments }) => at(payments * DEBITS, MIDDLE, { type: 'debit' }),
  'one service': paged({ service: 'fund' }),
  'one service by amount': paged({ service: 'enrolment', sort: 'amount' }),
  'one day': paged({ date: day }),
  'one person': found('aminac 000770'),
  'one class': found('class 107'),
  'a service': found('enrol'),
  'nothing found': found('zzzz'),
});

export const debtQuestions = [
  ...of('who owes', OFFICE, 'getOwing', {
    '': paged(),
    'page 50': paged({ page: '50' }),
    'not due': paged({ age: 'not_due' }),
    'for a week': paged({ age: 'week' }),
    'for longer than a month': paged({ age: 'older' }),
    'of a class': (ids) => paged({ class_id: ids.class }),
    'one person': found('aminac 000770'),
    nobody: found('zzzz'),
  }),
  ...of('who owes', OFFICE, 'getOwingSums', {
    sums: {},
    'sums of a class': (ids) => ({ class_id: ids.class }),
  }),
  ...of('who owes', OFFICE, 'getStudentInvoices', {
    'a student': (ids) => ({ student_id: ids.student }),
  }),
];
