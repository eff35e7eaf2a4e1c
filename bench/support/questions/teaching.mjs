import { at, CERTIFICATES, found, inOrders, OFFICE, of, paged, TEACHING } from './of.mjs';

/** @typedef {import('./of.mjs').Grown} Grown */

/** @param {Grown} grown @returns {Record<string, string>} */
const ofClass = (grown) => paged({ class_id: grown.class });

/** A class of a tenth of all students. @param {Record<string, string>} [fields] @returns {(grown: Grown) => Record<string, string>} */
const wide = (fields) => (grown) => paged({ class_id: grown.wide, ...fields });

/** @param {string} byDate its order in time @param {string[]} [more] orders */
const ofWide = (byDate, more = []) => ({
  '': wide(),
  'the tenth page': wide({ page: '10' }),
  'oldest first': wide({ sort: byDate }),
  'by name': wide({ sort: 'name' }),
  'by name, backwards': wide({ sort: '-name' }),
  'by e-mail': wide({ sort: 'email' }),
  'one person': wide({ search: 'grown503@' }),
  nobody: wide({ search: 'zzzz' }),
  ...Object.fromEntries(more.map((sort) => [`by ${sort}`, wide({ sort })])),
});

export const classQuestions = [
  ...of('classes', TEACHING, 'getClassList', {
    '': paged(),
    'page 2': paged({ page: '2' }),
    ...inOrders(['name', 'amount', 'closes', 'status']),
    active: paged({ state: 'active' }),
    inactive: paged({ state: 'inactive' }),
    'of a category': paged({ category: 'Category 7' }),
    one: found('class 17'),
    'every one': found('class'),
    none: found('zzzz'),
  }),
  ...of('a class', TEACHING, 'getClassDetails', { '': (ids) => ({ class_id: ids.class }) }),
  ...of('a class', TEACHING, 'getLessons', { lessons: (ids) => ({ class_id: ids.class }) }),
  ...of('a class', TEACHING, 'getBank', { bank: ofClass }),
  ...of('a class', OFFICE, 'getClassStaff', { teachers: (ids) => ({ class_id: ids.class }) }),
  ...Object.entries({
    students: 'getClassStudents',
    gradebook: 'getGradebook',
    attendance: 'getAttendanceGrid',
  }).flatMap(([name, action]) =>
    of('a class', TEACHING, action, {
      [name]: ofClass,
      [`${name}, one student`]: (ids) => paged({ class_id: ids.class, search: ids.name }),
    }),
  ),
  ...of('a lesson', '/comments.php', 'getComments', {
    comments: (ids) => ({ class_id: ids.class, lesson_id: ids.lesson, page: '1' }),
  }),
  ...of('a wide class', TEACHING, 'getClassStudents', ofWide('joined', ['next'])),
  ...of('attendance of a wide class', TEACHING, 'lessonAttendance', ofWide('date')),
];

const searches = {
  'a student': found('grown770@'),
  'a subject': found('lesson 12 of class 7 ·'),
  'in Arabic': found('الدرس 12'),
  'every subject': found('lesson'),
  nobody: found('zzzz'),
};

export const examQuestions = [
  ...of('exams to mark', TEACHING, 'getUnmarkedExams', {
    '': paged(),
    'page 20': paged({ page: '20' }),
    'the middle': ({ waiting }) => at(waiting, 0.4987),
    'the last page': ({ waiting }) => at(waiting, 1),
    'of a class': ofClass,
    'a class': found('class 17'),
    ...searches,
  }),
  ...of('exams marked', TEACHING, 'getMarkedExams', {
    '': paged(),
    'page 50': paged({ page: '50' }),
    'of a class': ofClass,
    ...searches,
  }),
  ...of('exams marked', TEACHING, 'getMachineMarks', { 'by machine': paged() }),
  ...of('an exam', TEACHING, 'getItemFigures', {
    'figures of its items': (ids) => ({ lesson_id: ids.exam }),
  }),
];

export const certificateQuestions = [
  ...of('certificates given', CERTIFICATES, 'getIssuedCertificates', {
    '': paged(),
    'page 50': paged({ page: '50' }),
    'of a class': ofClass,
    'a student': found('grown770@'),
    'a number': found('GROW-0000-0500'),
    'a title': found('certificate 3'),
    nobody: found('zzzz'),
  }),
  ...of('certificates', CERTIFICATES, 'getCertificateAssignments', { assignments: {} }),
  ...of('certificates', CERTIFICATES, 'getCertificateTemplates', { templates: {} }),
];

const FULLER =
  'finds a hundred times as many, or as many as are counted: their titles are folded as they are read';

export const handInQuestions = [
  ...of('hand-ins that wait', TEACHING, 'getHandIns', {
    '': paged(),
    'the last page': ({ students }) => at(Math.ceil(students / 167), 1),
    'of a class': ofClass,
    'a student': found('lawalb 000669'),
    'a title': found('homework 1 of class 3 ·'),
    nobody: found('zzzz'),
  }),
  ...of(
    'hand-ins that wait',
    TEACHING,
    'getHandIns',
    { 'in Arabic': found('واجب'), 'every title': found('homework') },
    FULLER,
  ),
  ...of('hand-ins answered', TEACHING, 'getHandIns', {
    '': paged({ state: 'answered' }),
    'page 50': paged({ state: 'answered', page: '50' }),
    'of a class': (ids) => paged({ state: 'answered', class_id: ids.class }),
    'a student': paged({ state: 'answered', search: 'aminac 000770' }),
    nobody: paged({ state: 'answered', search: 'zzzz' }),
  }),
  ...of(
    'hand-ins answered',
    TEACHING,
    'getHandIns',
    {
      'a title': paged({ state: 'answered', search: 'homework 1 of class 17 ·' }),
      'in Arabic': paged({ state: 'answered', search: 'واجب' }),
      'every title': paged({ state: 'answered', search: 'homework' }),
    },
    FULLER,
  ),
  ...of('a hand-in', TEACHING, 'getHandIn', {
    'with the next': (ids) => ({ hand_in_id: ids.handIn }),
  }),
];

export const letterQuestions = [
  ...of('letters', TEACHING, 'getLetterThreads', {
    'of a class': (ids) => ({ state: 'all', class_id: ids.class }),
    'of a student': (ids) => ({ state: 'all', student_id: ids.student }),
  }),
  ...of(
    'letters',
    TEACHING,
    'getLetterThreads',
    { '': {}, all: { state: 'all' } },
    'counts all conversations that wait, of which a hundred times as many do',
  ),
  ...of('letters reported', OFFICE, 'getLetterReports', { '': paged() }),
];
