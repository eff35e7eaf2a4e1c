import { countOf, dictionary } from '@institute/contract/language';

/** The words around a class. */
export const text = dictionary('domains/classes', {
  free: 'Free',
  premium: 'Premium',
  aMonth: 'a month',
  lessons: (count: number) => countOf(count, 'lesson'),
  prices: { all: 'All', free: 'Free', paid: 'Paid' },
});
