import { countOf, dictionary, formatNumber } from '@institute/contract/language';

/** The words of a class's page; those of the specification's section 8 are exact. */
export const text = dictionary('student/class-detail', {
  askTeacher: 'Ask my teacher',
  unread: (count: number) => countOf(count, 'new letter'),
  title: 'Class',
  back: 'Back to Classes',
  notFound: 'Class not found',
  notFoundDetail: 'It may have been taken down, or the address is not complete.',
  browse: 'Browse classes',
  loading: 'Loading the class',
  failed: 'The class could not be loaded.',

  about: 'About this class',
  share: 'Tell others of this class',
  lessons: 'Lessons',
  noLessons: 'No lessons yet',
  noLessonsDetail: 'Lessons appear here as the teacher adds them.',

  free: 'Free',
  aMonth: 'a month',
  /** Of a price that is for one payment; `{price}` is what the others cost. */
  firstMonth: 'for the first month, then {price} a month',
  inParts: 'In parts:',
  /** Beside what is paid at once. */
  thenParts: 'Then, from your wallet:',
  onJoining: '{amount} on joining',
  onDay: '{amount} on {day}',
  seeOwed: 'See what is owed',
  balance: 'Wallet balance',

  enrol: 'Enroll',
  enrolFree: 'Enroll for free',
  groupsLoading: 'Loading the times...',
  groupsFailed: 'The times of the class could not be loaded.',
  enrolling: 'Enrolling...',
  enrolled: 'Enrolled',
  enrolDone: 'Successfully enrolled in the class!',
  enrolRefused: 'Failed to enroll in the class',
  enrolUnreachable: 'An error occurred while enrolling. Please try again.',
  closed: 'Registration Closed',
  closedDetail: 'Registration for this class has ended.',
  inactive: 'This class is not open for enrollment.',

  renew: 'Renew',
  renewDone: 'Your subscription has been renewed.',
  expired: 'Your subscription has expired. Please renew to access new content.',

  active: 'Active until',
  ended: 'Expired',
  done: 'done',
  lessonsDone: 'Lessons done',
  start: 'Start',
  goOn: 'Continue',

  registrationClosed: 'Registration closed',
  registrationCloses: 'Registration closes',
  prerequisite: 'Prerequisite',
  completed: '(completed)',
  notCompleted: '(not completed)',
  completeFirst: 'Complete {class} first. Then you can enroll here.',
  sitExam: 'Sit the exam',
  seeExam: 'See your exam',
  limit: 'Monthly limit',
  lessonsAMonth: (count: number) => `${countOf(count, 'lesson')} a month`,
  openedThisMonth: (opened: number, limit: number) =>
    `${formatNumber(opened)} of ${countOf(limit, 'lesson')} opened this month`,

  submitted: 'Submitted',
  notPassed: 'Not passed yet',
  notSubmitted: 'Not submitted',
  exercisesLeft: 'Opened, exercises left',
  viewed: 'Viewed',
});

/** What kind a lesson is, where it is not simply a lesson. */
export const typeNames = dictionary('student/class-detail/types', {
  lesson: null,
  exam: 'Exam',
  timetable: 'Timetable',
});

/** Why a lesson is locked, in a few words; pressing it shows the full sentence. */
export const lockedBecause = dictionary('student/class-detail/locked', {
  not_enrolled: 'Enroll to open',
  exam_pending: 'After the exam above',
  exam_not_passed: 'After passing the exam above',
  place_held: 'On hold',
  subscription_expired: 'Renew to open',
  payment_overdue: 'Pay to open',
  lesson_scheduled: 'Opens',
  monthly_limit: 'Next month',
});

/** The words of the dialogs in which a class is paid for, which come with them. */
export const paymentText = dictionary('student/class-detail/payment', {
  asked: {
    enrol: { title: 'Enroll in this class?', confirm: 'Enroll', busy: 'Enrolling...' },
    renewal: { title: 'Renew this subscription?', confirm: 'Renew', busy: 'Renewing...' },
  },
  paymentTitle: 'Payment Required',
  paymentDetail: 'Your wallet does not hold enough for this class.',
  paymentWay:
    'The institute adds money to your wallet. Once it is there, come back to this page and enroll.',
  paymentByCard:
    'Pay the whole price by card, and what is in your wallet stays there. Or fund the wallet first, and pay from it.',
  payByCard: (amount: string) => `Pay ${amount} by card`,
  processing: 'Processing...',
  paymentEnough: 'Your wallet now holds enough for this class.',
  paymentChat: 'Ask on WhatsApp',
  openWallet: 'Open my wallet',
  missing: 'Missing in the wallet',
  price: 'Price',
  balanceAfter: 'Balance after',
  balance: 'Wallet balance',
});
