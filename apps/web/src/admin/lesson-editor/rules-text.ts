import { dictionary } from '@institute/contract/language';

/** How an exam is sat. */
export const rulesWords = dictionary('admin/lesson-editor/rules', {
  title: 'How it is sat',
  detail: 'Left as it is, an exam is sat once, in whatever time a student takes.',
  passMark: 'Pass mark',
  passMarkHint:
    'Empty: what follows opens to whoever has sat it. Otherwise to whoever passes, once every part is marked.',
  minutes: 'Time limit',
  minutesUnit: 'minutes',
  minutesHint:
    'Empty: no limit. Otherwise the clock of the server runs from the moment a student begins, and what was saved when it ends is handed in. Attempts under way keep the time they began with.',
  attempts: 'Attempts',
  counted: { best: 'The best one counts', last: 'The last one counts' },
  countedLabel: 'Which attempt counts',
  countedHint: 'Changing it decides anew for everybody who has sat it more than once.',
  wait: 'Wait between attempts',
  waitUnit: 'hours',
  keysHint: 'Right answers are shown after the last attempt, so that each one is a try.',
  isShuffled: 'Mix the order of the questions',
  isShuffledHint: 'Each student gets an order of their own, which stays the same for an attempt.',
});
