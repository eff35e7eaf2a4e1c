import { countOf, dictionary } from '@institute/contract/language';

/** The words around the words of a lesson. */
export const listText = dictionary('domains/words/list', {
  title: 'Words of this lesson',
  count: (count: number) => countOf(count, 'word'),
  plural: 'Plural',
  root: 'Root',
  practise: 'They come back in your practice.',
});

/** What students forget again and again. */
export const forgottenText = dictionary('domains/words/forgotten', {
  setAside: (count: number) => `Forgotten again and again by ${countOf(count, 'student')}`,
  words: 'Words that your class forgets',
  exercises: 'Exercises that your class forgets',
});
