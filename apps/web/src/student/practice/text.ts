import { countOf, dictionary, formatNumber, plural } from '@institute/contract/language';

/** The words of daily practice. */
export const text = dictionary('student/practice', {
  title: 'Practice',
  intro: 'The words of your lessons and exercises you missed, a few each day.',
  loading: 'Loading your practice',
  failed: 'Your practice could not be loaded.',
  due: (count: number) => `${countOf(count, 'card')} due today`,
  start: 'Start',
  startNote: (count: number) => `${countOf(count, 'card')} in this round.`,
  onTheWay: 'More once you are connected.',
  empty: 'Nothing is due. Come back tomorrow.',
  emptyDetail: 'The words of a lesson join your practice when you open it.',
  toClasses: 'To My Classes',
  settings: 'Settings',
  setAside: (count: number) => `${countOf(count, 'card')} set aside`,
  week: {
    title: 'This week',
    days: (done: number, goal: number) => `${formatNumber(done)} of ${countOf(goal, 'day')}`,
    reached: 'Your goal is reached. Well done!',
    free: (count: number) =>
      count === 0
        ? ''
        : `${countOf(count, 'day')} of the week ${plural(count, { one: 'is', other: 'are' })} free.`,
    practised: 'practised',
  },
  session: {
    progress: (done: number, total: number) => `${formatNumber(done)} of ${formatNumber(total)}`,
    leave: 'Stop for now',
    isNew: 'New',
    asks: {
      meaning: 'What does it mean?',
      arabic: 'Write it in Arabic',
      exercise: 'An exercise you missed',
    },
    answer: 'Your answer',
    show: 'Show the meaning',
    check: 'Check',
    unknown: 'I do not know it',
    howWasIt: 'How was it?',
    again: 'Forgot it',
    hard: 'Hard',
    good: 'Knew it',
    easy: 'Easy',
    goOn: 'Go on',
    wasEasy: 'That was easy',
    notSent: 'This answer could not be kept. Check your connection.',
  },
  feedback: {
    right: 'Right',
    nearly: 'Nearly right',
    wrong: 'Not yet',
    expected: 'The answer',
    given: 'You wrote',
    root: 'Root',
    plural: 'Plural',
    english: 'English',
    hausa: 'Hausa',
    yoruba: 'Yorùbá',
  },
});
