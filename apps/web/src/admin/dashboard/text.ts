import { countOf, dictionary, formatNumber, plural } from '@institute/contract/language';

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
    /** How many of them have waited long, and how long. */
    overThreeDays: (count: number) =>
      plural(count, {
        one: '{count} has waited for more than 3 days.',
        other: '{count} have waited for more than 3 days.',
      }),
    overSevenDays: (count: number) =>
      plural(count, {
        one: '{count} has waited for more than a week.',
        other: '{count} have waited for more than a week.',
      }),
  },
  work: {
    title: 'What waits for you',
    comments: 'Questions without an answer',
    answer: 'Answer questions',
    homework: 'Homework that waits for an answer',
    handIns: (count: number) => countOf(count, 'hand-in'),
    subscriptions: 'Subscriptions that end within a week',
    certificates: 'Finished, without a certificate',
    mails: 'E-mails that could not be delivered',
    payments: 'Payments that need a look',
    differences: 'Ledger and card payments do not agree',
    requests: 'Teachers ask to change a meeting',
    requestsAll: 'See the week',
    registers: 'Registers that nobody has held',
    absences: 'Who was absent three times running',
    registersAll: 'See which registers are missing',
    owing: 'Owed for more than 30 days',
    owingAll: 'See who owes',
    students: (count: number) => countOf(count, 'student'),
    failed: (count: number) => `${countOf(count, 'e-mail')} failed`,
  },
  setup: {
    title: 'Open your institute',
    done: (done: number, all: number) => `${done} of ${all} done. This list leaves when all are.`,
    isDone: 'Done:',
    isOpen: 'To do:',
    steps: {
      name: {
        title: 'Give the institute its name and logo',
        detail: 'The name stands on every page, mail and certificate, and the logo beside it.',
        act: 'Open Settings',
      },
      class: {
        title: 'Add the first class',
        detail: 'It is a draft, which students and visitors do not see until you publish it.',
        act: 'Add a class',
      },
      lesson: {
        title: 'Write its first three lessons',
        detail: 'Three are enough to begin; an exam is one of them.',
        act: 'Open the classes',
      },
      published: {
        title: 'Publish the class',
        detail:
          'Its page says Draft until you press Publish there; then people find it and can join.',
        act: 'Open the drafts',
      },
      visitor: {
        title: 'Look as a visitor',
        detail: 'The page of your classes is what people see before they have an account.',
        act: 'Open the public page',
      },
      student: {
        title: 'Welcome the first student',
        detail: 'Import those you have from a table, or share the address of your classes.',
        act: 'Import students',
      },
      payment: {
        title: 'Say how fees are paid',
        detail:
          'By bank transfer to an account that you name, or by card with the keys of a Paystack account.',
        secret:
          'The public key is there. Set PAYSTACK_SECRET_KEY on the server: until then nobody can pay by card.',
        act: 'Open payments',
      },
      budget: {
        title: 'Say what rewards may cost a day',
        detail:
          'The quiz and referrals pay ₦2,000 a day at most until you set a budget; the quiz can be switched off.',
        act: 'Set the budget',
      },
      mail: {
        title: 'Send e-mail',
        detail: 'Set SMTP_URL on the server. Until then mails stay in its outbox.',
        act: 'Open Health',
      },
    },
  },
  change: {
    /** Nothing where there was nothing. */
    byMonth: (present: number, last: number) => {
      const now = present === 0 ? 'None this month' : `+${formatNumber(present)} this month`;
      if (last === 0) return present === 0 ? '' : now;
      return present === last
        ? `${now}, as many last month`
        : `${now}, ${formatNumber(last)} last month`;
    },
    lastMonth: (count: number) => (count === 0 ? '' : `${formatNumber(count)} last month`),
    handedIn: (count: number) => `${formatNumber(count)} handed in this month`,
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
    /** Where there was no subscription yet, so that none has expired. */
    notBegun: 'Not begun',
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
  loading: 'Loading what waits and the figures',
});
