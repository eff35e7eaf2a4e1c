import { dictionary } from '@institute/contract/language';

/** The words around roots and the words of one's own. */
export const rootsText = dictionary('domains/words/roots', {
  add: 'Add to my words',
  adding: 'Adding…',
  mine: 'In my words',
  family: 'Of the same root',
  wholeRoot: 'All words of this root',
});
