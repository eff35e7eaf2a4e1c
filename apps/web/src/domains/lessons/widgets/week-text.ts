import { countOf, dictionary, formatNumber, plural } from '@institute/contract/language';

/** The words of the days of this week, the same wherever they are shown. */
export const text = dictionary('lessons/week', {
  title: 'This week',
  days: (done: number, goal: number) => `${formatNumber(done)} of ${countOf(goal, 'day')}`,
  reached: 'Your goal is reached. Well done!',
  free: (count: number) =>
    count === 0
      ? ''
      : `${countOf(count, 'day')} of the week ${plural(count, { one: 'is', other: 'are' })} free.`,
  studied: ', studied',
});
