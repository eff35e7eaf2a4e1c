import { countOf, dictionary, plural } from '@institute/contract/language';

/** The words of the administrator's dashboard. */
export const text = dictionary('admin/dashboard', {
  title: 'Admin Dashboard',
  failed: 'Failed to load admin report: ',
  retry: 'Retry',
  retrying: 'Retrying',
  students: 'Total Students',
  activeClasses: 'Active Classes',
  thisMonth: "This Month's Enrollment",
  pendingExams: 'Pending Exams',
  markExams: 'Mark Exams',
  waiting: {
    /** `{count}` exams. */
    exams: (count: number) =>
      plural(count, {
        one: '{count} exam waits for its mark.',
        other: '{count} exams wait for their mark.',
      }),
    detail: 'Students see their result as soon as you have marked it.',
  },
  examsWaiting: (count: number) => `${countOf(count, 'exam')} waiting`,
  health: {
    title: 'Health',
    /** `{parts}` of the institute, by name. */
    needed: 'Something needs action: {parts}.',
    open: 'Open Health',
  },
  manage: 'Manage',
  expiredNote: 'AI subscription expired - renew to enable auto-marking',
  marking: {
    title: 'Automatic marking',
    running: 'Typed theory answers are marked by machine until',
    expired: 'Expired',
    expiredDetail: 'Theory answers wait for a person to mark them.',
    left: 'Time left',
    units: { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' },
  },
  tiles: {
    heading: 'What to do',
    titles: {
      classes: 'Classes',
      students: 'Students',
      payments: 'Payments',
      messages: 'Messages',
      certificates: 'Certificates',
      settings: 'Settings',
    },
    classes: 'Add classes, change them, plan their lessons.',
    students: 'Find a student, help with a password, fund a wallet.',
    payments: 'See what came in and went out, and export it.',
    messages: 'Write to everybody or to some, in the app or by e-mail.',
    certificates: 'Design certificates and give them.',
    settings: 'The institute’s name, logo, texts and amounts.',
  },
  enrolment: {
    title: 'Enrollments by month',
    heads: ['Month', 'Enrollments'],
    none: 'No enrollments yet',
    noneDetail: 'They are counted here by month as students join classes.',
  },
  income: {
    title: 'Income by month',
    heads: ['Month', 'Income'],
    none: 'No income yet',
    noneDetail: 'What students pay for classes stands here by month, less what was returned.',
  },
  loadingChart: 'Loading the figures',
});
