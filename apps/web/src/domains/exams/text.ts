import { countOf, dictionary, formatNumber } from '@institute/contract/language';

/** What a score says in a word, beside its colour, for those who do not see it. */
export const scoreWords = dictionary('domains/exams', {
  good: 'Excellent',
  info: 'Very good',
  gold: 'Good',
  bad: 'Needs practice',
});

/** What is said before an exam. */
export const examIntroduction = dictionary('domains/exams/introduction', {
  title: 'Before you begin',
  rules: 'The rules of this exam',
  questions: (count: number) =>
    count === 1
      ? 'One question with one right answer.'
      : `${countOf(count, 'question')}, each with one right answer.`,
  theory: 'One theory question, answered in writing or with a picture.',
  oneTry:
    'You have one try. What you answer is kept as you go: you can leave, come back and change it until you submit.',
  exercises: (count: number) =>
    `${countOf(count, 'exercise')}, judged when you submit. Each counts a point where nothing else is said.`,
  typed: 'Some of them are typed: take your Arabic keyboard, or the one on the page.',
  several: 'In some of them several answers are right: choose all of them.',
  pointsCount: 'Every question counts a point. You see your score at once.',
  questionsCount: 'Every question counts the same. You see your score at once.',
  theoryCounts: 'A teacher marks your answer, and a message tells you the score.',
  halves:
    'The questions make half of the score, the theory answer the other half. A teacher marks it, and a message tells you.',
  onTheWay: 'The lessons after it open once you have submitted.',
  keptAsYouGo:
    'What you answer is kept as you go: you can leave, come back and change it until you submit.',
  tries: (count: number) => `You have ${countOf(count, 'try', 'tries')}.`,
  bestCounts: 'The best one counts.',
  lastCounts: 'The last one counts, also when it is worse than one before.',
  wait: (hours: number) => `Between two tries lie at least ${countOf(hours, 'hour')}.`,
  oneTimedTry: 'You have one try.',
  time: (minutes: number) =>
    `You have ${countOf(minutes, 'minute')} from the moment you begin. The clock goes on when you leave, on every device and without a connection.`,
  saved:
    'When the time is up, what was saved until then is handed in by itself. A picture counts only when it is submitted before.',
  passMark: (mark: number) => `The pass mark is ${formatNumber(mark)} %.`,
  passOnTheWay: (mark: number) =>
    `The pass mark is ${formatNumber(mark)} %: the lessons after it open once you have passed.`,
});

/** What is said, wherever it is met, of an exam whose time runs. */
export const runningText = dictionary('domains/exams/running', {
  left: (time: string) => `Exam running, ${time} left`,
  over: 'Time is up: what was saved is handed in.',
  backTo: 'Back to the exam',
});

/** Whether automatic marking runs, in words. */
export const markingStateText = dictionary('exams/marking-state', {
  on: 'On',
  off: 'Off',
  notConfigured: 'No marking provider is configured, so every answer waits for you.',
  neverBegun: 'Automatic marking has not been subscribed to.',
  runsUntil: 'Automatic marking runs until',
  ended: 'Automatic marking ended on',
});
