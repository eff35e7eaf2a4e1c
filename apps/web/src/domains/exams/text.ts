import { dictionary } from '@institute/contract/language';

/** What a score says in a word, beside its colour, for those who do not see it. */
export const scoreWords = dictionary('domains/exams', {
  good: 'Excellent',
  info: 'Very good',
  gold: 'Good',
  bad: 'Needs practice',
});
