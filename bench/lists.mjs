import { ask } from './support/ask.mjs';
import { compare } from './support/compare.mjs';
import { openBoth } from './support/institute.mjs';
import { growOffice } from './support/office.mjs';

/*
 * npm run bench:lists — every list of the office that bench:students, bench:classes, bench:payments
 * and bench:exams do not ask for, in an institute of 1,000 students and 20 classes and, in the same
 * run on the same machine, in one of 100,000 and 2,000. A class is the same in both. For each
 * question the figure is how many times as long the large institute takes. Fails when one takes more
 * than MOST times as long. `npm run bench:lists -- audit` asks only what has the word in its name.
 */

/** How many times as long a hundred times as much may take. */
const MOST = 1.5;

const { small, large, stop } = await openBoth('bench:lists', {
  small: (client) => growOffice(client, { students: 1_000, classes: 20 }),
  large: (client) => growOffice(client, { students: 100_000, classes: 2_000 }),
});

/** @typedef {{ class: string, student: string, message: string }} Ids */
/** @typedef {{ name: string, path: string, fields: (ids: Ids) => Record<string, string> }} Question */

const OFFICE = '/adminActions.php';
const TEACHING = '/lessonsAction.php';
const CERTIFICATES = '/mycertificates.php';

/**
 * Questions of one list, by their names.
 * @param {string} path @param {string} action @param {Record<string, Record<string, string> | ((ids: Ids) => Record<string, string>)>} asked
 * @returns {Question[]}
 */
const of = (path, action, asked) =>
  Object.entries(asked).map(([name, fields]) => ({
    ...{ name, path },
    fields: (ids) => ({ action, ...(typeof fields === 'function' ? fields(ids) : fields) }),
  }));

/** @param {Record<string, string>} [fields] */
const paged = (fields = {}) => ({ page: '1', per_page: '10', ...fields });
const recent = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);

/** @type {Question[]} */
const questions = [
  ...of(TEACHING, 'getUnmarkedExams', {
    'exams to mark': paged(),
    'exams to mark: of a class': (ids) => paged({ class_id: ids.class }),
    'exams to mark: a student': paged({ search: 'jamila 000770' }),
  }),
  ...of(TEACHING, 'getMarkedExams', {
    'exams marked': paged(),
    'exams marked: page 50': paged({ page: '50' }),
    'exams marked: of a class': (ids) => paged({ class_id: ids.class }),
    'exams marked: a student': paged({ search: 'jamila 000770' }),
    'exams marked: nobody': paged({ search: 'zzzz' }),
  }),
  ...of(CERTIFICATES, 'getIssuedCertificates', {
    'certificates given': paged(),
    'certificates given: page 50': paged({ page: '50' }),
    'certificates given: of a class': (ids) => paged({ class_id: ids.class }),
    'certificates given: a student': paged({ search: 'jamila 000770' }),
    'certificates given: a number': paged({ search: 'GROW-0000-0500' }),
    'certificates given: a title': paged({ search: 'certificate 3' }),
    'certificates given: nobody': paged({ search: 'zzzz' }),
  }),
  ...of(CERTIFICATES, 'getCertificateAssignments', { 'certificates: assignments': {} }),
  ...of(OFFICE, 'getAuditLog', {
    'audit log': paged(),
    'audit log: page 50': paged({ page: '50' }),
    'audit log: of money': paged({ kind: 'money' }),
    'audit log: to one person': (ids) => paged({ subject_id: ids.student }),
    'audit log: since a week': paged({ from: recent }),
    'audit log: a name': paged({ search: 'jamila 000770' }),
    'audit log: nobody': paged({ search: 'zzzz' }),
  }),
  ...of(OFFICE, 'getSentMessages', {
    'messages sent': paged(),
    'messages sent: page 2': paged({ page: '2' }),
    'messages sent: a subject': paged({ search: 'message 17' }),
    'messages sent: nothing': paged({ search: 'zzzz' }),
  }),
  ...of(OFFICE, 'getFailedDeliveries', {
    'mails that failed': (ids) => paged({ message_id: ids.message }),
  }),
  ...of(OFFICE, 'getTrash', { trash: paged(), 'trash: lessons': paged({ kind: 'lesson' }) }),
  ...of(OFFICE, 'getOfficeWork', { 'the dashboard’s work': {} }),
  ...of(OFFICE, 'searchOffice', {
    'search: a name': { search: 'jamila 000770' },
    'search: a first name': { search: 'fatima' },
    'search: a class': { search: 'class 17' },
    'search: a lesson': { search: 'lesson 4 of class 7' },
    'search: two letters': { search: 'ha' },
    'search: nothing': { search: 'zzzz' },
  }),
  ...of(OFFICE, 'getStudentRecord', { 'a student': (ids) => ({ student_id: ids.student }) }),
  ...of(OFFICE, 'getStudentAttendance', {
    'a student: attendance': (ids) => paged({ student_id: ids.student }),
  }),
  ...of(OFFICE, 'getStudentMessages', {
    'a student: messages': (ids) => paged({ student_id: ids.student }),
  }),
  ...of(TEACHING, 'getGradebook', { 'a gradebook': (ids) => paged({ class_id: ids.class }) }),
  ...of(TEACHING, 'getAttendanceGrid', {
    'an attendance': (ids) => paged({ class_id: ids.class }),
    'an attendance: one student': (ids) => paged({ class_id: ids.class, search: 'amina' }),
  }),
  ...of(TEACHING, 'getLessons', { 'lessons of a class': (ids) => ({ class_id: ids.class }) }),
  ...of(TEACHING, 'getClassDetails', { 'a class': (ids) => ({ class_id: ids.class }) }),
];

const wanted = questions.filter(({ name }) => name.includes(process.argv[2] ?? ''));
const slow = [];
for (const { name, path, fields } of wanted) {
  const times = await compare(name, { small, large }, (site) =>
    ask(site, path, fields(site.grown)),
  );
  if (times > MOST) slow.push(`${name} (${times.toFixed(2)})`);
}
await stop();
console.log(
  slow.length === 0 ? `None above ${MOST} times.` : `Above ${MOST} times: ${slow.join(', ')}`,
);
process.exit(slow.length === 0 ? 0 : 1);
