import { countOf, dictionary } from '@institute/contract/language';
import { formatNaira } from '@institute/contract/money';

/** What a referral brings to each of the two (student specification, section 9). */
const REWARD_NAIRA = 100;

/** The words of the dashboard. */
export const text = dictionary('student/dashboard', {
  title: 'Dashboard',
  welcome: 'Welcome',
  tagline: 'Your journey to Arabic fluency starts here',
  wallet: 'Wallet balance',
  available: 'Available classes',
  mine: 'My classes',
  next: {
    title: 'Next:',
    lesson: (place: number, total: number) => `lesson ${place} of ${total}`,
    exam: (place: number, total: number) => `exam, ${place} of ${total}`,
    ring: (done: number, total: number) => `${done} of ${total} done`,
    goOn: 'Continue',
    takeExam: 'Take the exam',
    toClass: 'Open the class',
  },
  week: {
    title: 'This week',
    days: (count: number) => `Studied on ${countOf(count, 'day')}`,
    none: 'Any lesson, exam or quiz marks its day',
    studied: ', studied',
  },
  figures: 'Wallet, quiz and classes',
  goOn: 'Continue where you left off',
  all: 'All my classes',
  begin: {
    title: 'Choose your first class',
    detail: 'Your classes will stand here, one press away from the next lesson.',
  },
  finished: {
    title: 'Well done: you have finished every lesson',
    detail: 'Choose what you would like to learn next.',
  },
  browse: 'Browse classes',
  loadingMine: 'Loading your classes',
  failedMine: 'Your classes could not be loaded.',
  expired: 'Expired',
  unknown: 'Not known right now',
  quizCard: 'Quiz game',
  quizCardDetail: 'Play to win',
  guide: 'Show the Getting Started guide',
  privateLesson: {
    title: 'Private lessons',
    ask: 'Ask on WhatsApp',
  },
  refer: {
    title: 'Refer and earn',
    terms: `Invite a friend. When your friend enrolls in a paid class you receive ${formatNaira(REWARD_NAIRA)}, and your friend starts with a welcome bonus of ${formatNaira(REWARD_NAIRA)}.`,
    open: 'Get my link',
  },
  certificates: {
    title: 'Certificates earned',
    previous: 'Previous certificates',
    next: 'Next certificates',
    revoked: 'Revoked on',
    issued: 'Issued on',
    loading: 'Loading your certificates',
    failed: 'Your certificates could not be loaded.',
    empty: 'No Certificates Yet',
    emptyDetail: 'The institute gives them at the end of a class. Yours will stand here.',
  },
  semester: {
    title: 'Semester performance',
    chart: 'Average score by month',
    legend: 'Colours of the scores',
    ranges: {
      good: '90 and above',
      info: '80 and above',
      gold: '70 and above',
      bad: 'below 70',
    },
    average: 'Average',
    all: 'Show all months',
    examsOf: 'Exams of',
    exams: (count: number) => countOf(count, 'exam'),
    exam: 'Exam',
    className: 'Class',
    date: 'Date',
    score: 'Score',
    loading: 'Loading your results',
    failed: 'Your results could not be loaded.',
    empty: 'No Grades Yet',
    emptyDetail: 'Each exam you take is counted here once it has its mark.',
  },
});
