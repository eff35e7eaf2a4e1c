/**
 * What `growOffice` gives: ids of one of each, and the name of the student.
 * @typedef {{ class: string, student: string, name: string, message: string, lesson: string, exam: string }} Ids
 */
/**
 * A question of a list; `body` is sent as it stands, as JSON. `longer` says why a large institute's
 * answer honestly takes longer: its figure is shown, and fails nothing.
 * @typedef {{ name: string, path: string, fields: (ids: Ids) => Record<string, string>, body?: string, longer?: string }} Question
 */

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

/** @param {Question} question */
const fuller = (question) => ({
  ...question,
  longer: 'finds a hundred times as many: as much as is shown at once instead of one',
});

/** Every list and screen of the office that has no bench of its own. @type {Question[]} */
export const questions = [
  ...of(OFFICE, 'getStudentList', {
    students: paged(),
    'students: page 50': paged({ page: '50' }),
    'students: of a class': (ids) => paged({ class_id: ids.class }),
    'students: seen lately': paged({ activity: 'active' }),
    'students: not seen lately': paged({ activity: 'silent' }),
    'students: never seen': paged({ activity: 'never' }),
    'students: invited': paged({ activity: 'invited' }),
    'students: with money': paged({ balance: 'some' }),
    'students: without money': paged({ balance: 'none' }),
    'students: with money, by wallet': paged({ balance: 'some', sort: '-wallet' }),
    'students: administrators': paged({ only_role: '11' }),
    'students: of a class, by name': (ids) => paged({ class_id: ids.class, sort: 'name' }),
    'students: seen lately, by name': paged({ activity: 'active', sort: 'name' }),
    'students: a name': paged({ search: 'jamila 000770' }),
    'students: surname first': paged({ search: '000770 jamila' }),
    'students: nobody': paged({ search: 'zzzz' }),
  }),
  ...of(TEACHING, 'getClassList', {
    classes: paged(),
    'classes: page 2': paged({ page: '2' }),
    'classes: by name': paged({ sort: 'name' }),
    'classes: by name, backwards': paged({ sort: '-name' }),
    'classes: by price': paged({ sort: 'amount' }),
    'classes: by end': paged({ sort: 'closes' }),
    'classes: by status': paged({ sort: '-status' }),
    'classes: active': paged({ state: 'active' }),
    'classes: inactive': paged({ state: 'inactive' }),
    'classes: of a category': paged({ category: 'Category 7' }),
    'classes: one': paged({ search: 'class 17' }),
    'classes: every one': paged({ search: 'class' }),
    'classes: none': paged({ search: 'zzzz' }),
  }),
  ...of(OFFICE, 'getStudentSelection', {
    'students chosen: of a class': (ids) => ({ class_id: ids.class }),
  }),
  ...of(OFFICE, 'getIntakes', { 'students: imports': {} }),
  ...of(TEACHING, 'getUnmarkedExams', {
    'exams to mark': paged(),
    'exams to mark: page 20': paged({ page: '20' }),
    'exams to mark: of a class': (ids) => paged({ class_id: ids.class }),
    'exams to mark: a student': paged({ search: 'grown770@' }),
    'exams to mark: a class': paged({ search: 'class 17' }),
    'exams to mark: a subject': paged({ search: 'lesson 9 of class 7 ·' }),
    'exams to mark: every subject': paged({ search: 'lesson' }),
    'exams to mark: nobody': paged({ search: 'zzzz' }),
  }),
  ...of(TEACHING, 'getMarkedExams', {
    'exams marked': paged(),
    'exams marked: page 50': paged({ page: '50' }),
    'exams marked: of a class': (ids) => paged({ class_id: ids.class }),
    'exams marked: a student': paged({ search: 'grown770@' }),
    'exams marked: a subject': paged({ search: 'lesson 9 of class 7 ·' }),
    'exams marked: every subject': paged({ search: 'lesson' }),
    'exams marked: nobody': paged({ search: 'zzzz' }),
  }),
  ...of(TEACHING, 'getMachineMarks', { 'exams marked by machine': paged() }),
  ...of(TEACHING, 'getItemFigures', {
    'an exam: figures of its items': (ids) => ({ lesson_id: ids.exam }),
  }),
  ...of(CERTIFICATES, 'getIssuedCertificates', {
    'certificates given': paged(),
    'certificates given: page 50': paged({ page: '50' }),
    'certificates given: of a class': (ids) => paged({ class_id: ids.class }),
    'certificates given: a student': paged({ search: 'grown770@' }),
    'certificates given: a number': paged({ search: 'GROW-0000-0500' }),
    'certificates given: a title': paged({ search: 'certificate 3' }),
    'certificates given: nobody': paged({ search: 'zzzz' }),
  }),
  ...of(CERTIFICATES, 'getCertificateAssignments', { 'certificates: assignments': {} }),
  ...of(CERTIFICATES, 'getCertificateTemplates', { 'certificates: templates': {} }),
  ...of(OFFICE, 'getAuditLog', {
    'audit log': paged(),
    'audit log: page 50': paged({ page: '50' }),
    'audit log: of money': paged({ kind: 'money' }),
    'audit log: to one person': (ids) => paged({ subject_id: ids.student }),
    'audit log: of a class': (ids) => paged({ class_id: ids.class }),
    'audit log: with a lesson': (ids) => paged({ thing: `lesson:${ids.exam}` }),
    'audit log: since a week': paged({ from: recent }),
    'audit log: one person': paged({ search: 'grown770@' }),
    'audit log: a name': paged({ search: 'jamila 000770' }),
    'audit log: a first name': paged({ search: 'fatima' }),
    'audit log: nobody': paged({ search: 'zzzz' }),
  }),
  ...of(OFFICE, 'getSentMessages', {
    'messages sent': paged(),
    'messages sent: page 2': paged({ page: '2' }),
    'messages sent: every subject': paged({ search: 'message' }),
    'messages sent: nothing': paged({ search: 'zzzz' }),
  }),
  ...of(OFFICE, 'getSentMessages', {
    'messages sent: a subject': paged({ search: 'message 17' }),
  }).map(fuller),
  ...of(OFFICE, 'getFailedDeliveries', {
    'mails that failed': (ids) => paged({ message_id: ids.message }),
  }),
  ...of(OFFICE, 'getScheduledMessages', {
    'messages for later': paged(),
    'messages for later: a subject': paged({ search: 'later 3' }),
    'messages for later: nothing': paged({ search: 'zzzz' }),
  }),
  ...of(OFFICE, 'getMessageTemplates', { 'messages: templates': {} }),
  ...of(OFFICE, 'getTrash', {
    trash: paged(),
    'trash: page 2': paged({ page: '2' }),
    'trash: lessons': paged({ kind: 'lesson' }),
    'trash: comments': paged({ kind: 'comment' }),
  }),
  ...of(OFFICE, 'getTrash', {
    'trash: a lesson': paged({ search: 'lesson 3 of class 10' }),
    'trash: nothing': paged({ search: 'zzzz' }),
  }).map((question) => ({
    ...question,
    longer: 'reads every text that was deleted within thirty days, here a hundred times as many',
  })),
  ...of(OFFICE, 'getOfficeWork', { 'the dashboard’s work': {} }).map((question) => ({
    ...question,
    longer: 'looks up when each class was last studied, to say where certificates are due',
  })),
  {
    ...{
      name: 'the dashboard’s figures',
      path: '/adminReport.php',
      fields: () => ({}),
      body: '{}',
    },
    longer:
      'names every class with its enrolments of twelve months: the answer is as long as they are many',
  },
  ...of(OFFICE, 'getHealth', { health: {} }),
  ...of(OFFICE, 'searchOffice', {
    'search: a name': { search: 'jamila 000770' },
    'search: a first name': { search: 'fatima' },
    'search: a lesson': { search: 'lesson 4 of class 7 ·' },
    'search: every lesson': { search: 'lesson' },
    'search: a payment': { search: 'GROWN-500' },
    'search: two letters': { search: 'ha' },
    'search: nothing': { search: 'zzzz' },
  }),
  ...of(OFFICE, 'searchOffice', { 'search: a class': { search: 'class 17' } }).map(fuller),
  ...of(OFFICE, 'getStudentRecord', { 'a student': (ids) => ({ student_id: ids.student }) }),
  ...of(OFFICE, 'getStudentWallet', {
    'a student: wallet': (ids) => paged({ student_id: ids.student }),
  }),
  ...of(OFFICE, 'getStudentPayments', {
    'a student: card payments': (ids) => paged({ student_id: ids.student }),
  }),
  ...of(OFFICE, 'getStudentAttendance', {
    'a student: attendance': (ids) => paged({ student_id: ids.student }),
  }),
  ...of(OFFICE, 'getStudentMessages', {
    'a student: messages': (ids) => paged({ student_id: ids.student }),
  }),
  ...of(OFFICE, 'getStudentPractice', {
    'a student: practice': (ids) => ({ student_id: ids.student }),
  }),
  ...of(TEACHING, 'getClassStudents', {
    'a class: students': (ids) => paged({ class_id: ids.class }),
    'a class: one student': (ids) => paged({ class_id: ids.class, search: ids.name }),
  }),
  ...of(TEACHING, 'getGradebook', {
    'a class: gradebook': (ids) => paged({ class_id: ids.class }),
    'a class: gradebook, one student': (ids) => paged({ class_id: ids.class, search: ids.name }),
  }),
  ...of(TEACHING, 'getAttendanceGrid', {
    'a class: attendance': (ids) => paged({ class_id: ids.class }),
    'a class: attendance, one student': (ids) => paged({ class_id: ids.class, search: ids.name }),
  }),
  ...of(TEACHING, 'getLessons', { 'a class: lessons': (ids) => ({ class_id: ids.class }) }),
  ...of(TEACHING, 'getBank', { 'a class: bank': (ids) => paged({ class_id: ids.class }) }),
  ...of(OFFICE, 'getClassStaff', { 'a class: teachers': (ids) => ({ class_id: ids.class }) }),
  ...of(TEACHING, 'getClassDetails', { 'a class': (ids) => ({ class_id: ids.class }) }),
  ...of('/comments.php', 'getComments', {
    'a lesson: comments': (ids) => ({ class_id: ids.class, lesson_id: ids.lesson, page: '1' }),
  }),
  ...of(OFFICE, 'getReconciliation', { 'books: reconciliation': paged() }),
  ...of(OFFICE, 'getBalanceSheet', { 'books: accounts': {} }).map((question) => ({
    ...question,
    longer: 'adds up the wallets of all people: what is owed to them is no number kept beside them',
  })),
  ...of(OFFICE, 'getAccountTransfers', {
    'books: transfers of an account': paged({ account: 'card_clearing' }),
  }),
];
