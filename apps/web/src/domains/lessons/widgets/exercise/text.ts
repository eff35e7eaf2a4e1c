import { dictionary, formatNumber } from '@institute/contract/language';

/** The words around an exercise. */
export const exerciseText = dictionary('domains/exercises', {
  name: 'Exercise',
  check: 'Check',
  again: 'Try again',
  answer: 'Your answer',
  chooseAll: 'Choose every right one.',
  gap: (number: number) => `Gap ${formatNumber(number)}`,
  pool: 'To be placed',
  placed: 'Your order',
  takeBack: (item: string) => `Take back ${item}`,
  place: (item: string) => `Place ${item}`,
  orderHint: 'Press them one after the other, in the right order.',
  matchHint: 'Press what belongs to the marked line.',
  partnerOf: (item: string) => `What belongs to ${item}`,
  root: 'Root',
  pattern: 'Pattern',
  word: 'Word',
  expected: 'The answer',
  given: 'You wrote',
  credit: (percent: number) => `${formatNumber(percent)} %`,
  right: 'Right',
  nearly: 'Nearly right',
  partly: 'Partly right',
  wrong: 'Not yet',
});
