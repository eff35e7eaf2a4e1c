import type { ClassLevel } from '@institute/contract/classes/classes';
import { countOf, dictionary } from '@institute/contract/language';

/** The words around a class. */
export const text = dictionary('domains/classes', {
  free: 'Free',
  aMonth: 'a month',
  lessons: (count: number) => countOf(count, 'lesson'),
  prices: { all: 'All', free: 'Free', paid: 'Paid' },
});

/** What each level of the European framework means, in a few words. */
export const levelText = dictionary('domains/classes/levels', {
  A0: 'from the first letter',
  A1: 'beginner',
  A2: 'elementary',
  B1: 'intermediate',
  B2: 'upper intermediate',
} satisfies Record<ClassLevel, string>);
