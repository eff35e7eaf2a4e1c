import { dictionary, formatNumber } from '@institute/contract/language';

/** The words of every inbox. */
export const text = dictionary('ui/inbox', {
  place: (place: number, count: number) => `${formatNumber(place)} of ${formatNumber(count)}`,
  keys: 'J and K go to the next and the one before, Enter to the answer, Ctrl + Enter sends it.',
});
