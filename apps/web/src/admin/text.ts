import { countOf, dictionary } from '@institute/contract/language';

/** The words around every screen of the administrators' area. */
export const text = dictionary('admin', {
  area: 'Administration',
  loadingPage: 'Loading the page',
  viewAsStudent: 'View as student',
  groups: { teaching: 'Teaching', people: 'People', money: 'Money', institute: 'Institute' },
  nav: {
    overview: 'Overview',
    classes: 'Classes',
    students: 'Students',
    exams: 'Exams',
    handIns: 'Hand-ins',
    claims: 'To confirm',
    questions: 'Questions',
    letters: 'Letters',
    messages: 'Messaging',
    certificates: 'Certificates',
    payments: 'Payments',
    owing: 'Who owes',
    week: 'The week',
    closures: 'Closed days',
    books: 'Books',
    audit: 'Audit log',
    trash: 'Trash',
    health: 'Health',
    security: 'Security',
    settings: 'Settings',
  },
  /** What a number beside an entry counts. */
  counts: {
    questions: (count: number) => countOf(count, 'unanswered comment'),
    handIns: (count: number) => `${countOf(count, 'hand-in')} waiting`,
    managedClasses: (count: number) => countOf(count, 'ending subscription'),
    exams: (count: number) => `${countOf(count, 'exam')} waiting`,
    claims: (count: number) => `${countOf(count, 'transfer')} to confirm`,
    certificates: (count: number) => `${countOf(count, 'certificate')} due`,
    sentMessages: (count: number) => countOf(count, 'failed e-mail'),
    payments: (count: number) => countOf(count, 'failed payment'),
    owing: (count: number) => `${countOf(count, 'debt')} over 30 days old`,
    books: (count: number) => countOf(count, 'open difference'),
  },
});
