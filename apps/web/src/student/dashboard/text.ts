import { countOf, dictionary } from '@institute/contract/language';
import type { ReferralTrigger } from '@institute/contract/referrals/referrals';

/** The words of the dashboard. */
export const text = dictionary('student/dashboard', {
  title: 'Dashboard',
  nextMeeting: 'Next meeting',
  joinMeeting: 'Join',
  enterMeetingCode: 'Enter code',
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
  weekNone: 'Any lesson, exam, quiz or practice marks its day',
  figures: 'Wallet, quiz and classes',
  goOn: 'Continue where you left off',
  all: 'All my classes',
  begin: {
    title: 'Choose your first class',
    detail: 'Your classes will stand here, one press away from the next lesson.',
  },
  waiting: {
    title: 'Your class has no lessons yet; they appear here',
    detail: 'Until then you can look at other classes.',
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
    invite: 'Invite a friend to learn with you. Your link shows what it brings to both of you.',
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

/** The words of the guide for beginners, which few load. */
export const guideText = dictionary('student/dashboard/guide', {
  title: 'Getting Started',
  step: 'Step',
  done: '(done)',
  back: 'Back',
  next: 'Next',
  finish: 'Finish',
  hide: 'Hide the guide',
  loadingHelp: 'Loading the help guide',
  noHelp: 'The institute has not written its help guide yet.',
  steps: [
    {
      title: 'Browse Classes',
      body: 'Choose a category and look into a class: what it teaches, its lessons and what it costs.',
      link: 'See the classes',
    },
    {
      title: 'Enroll',
      body: 'Open a class and press Enroll. Free classes open at once; the others are paid from your wallet.',
      link: 'Open the wallet',
    },
    {
      title: 'Start Learning',
      body: 'Your classes stand under My Classes. Lessons open in their order, and an exam comes before what follows it.',
      link: 'Go to My Classes',
    },
    { title: 'Help Guide', body: null, link: null },
  ],
});

/** The words of the invitation to the quiz. */
export const quizText = dictionary('student/dashboard/quiz', {
  title: 'Quiz game',
  detail: 'Answer every question before the time runs out and win credit for your wallet.',
  open: 'Play the quiz',
});

/** The words of the dialog with the referral link, which few open. */
export const referralText = dictionary('student/dashboard/referral', {
  /** What earns the reward, after "When your friend". */
  earns: {
    signup: 'signs up',
    enrolment: 'joins a class',
    paid_enrolment: 'enrolls in a paid class',
  } satisfies Record<ReferralTrigger, string>,
  reward: (earned: string, amount: string) => `When your friend ${earned} you receive ${amount}.`,
  welcome: (amount: string) => `Your friend starts with a welcome bonus of ${amount}.`,
  noTerms: 'Friends sign up through this link.',
  verified: 'Both wait until your friend and you have verified your e-mails.',
  ownMoney: 'A paid class counts when it is paid for with money that is not a reward.',
  link: 'Your referral link',
  copy: 'Copy',
  copied: 'Copied',
  refused: 'The browser did not let us copy. The link is selected: press and hold it, then Copy.',
  share: 'Share',
  shareTitle: 'Learn Arabic with me',
  shareText: 'Join me in learning Arabic:',
  whatsApp: 'WhatsApp',
  count: 'Joined by your link',
  friends: (count: number) => countOf(count, 'friend'),
  waiting: 'Waits until you both have verified your e-mails',
  noCode: 'Your code has not arrived yet. Close this and try again in a moment.',
});
