import { countOf, dictionary } from '@institute/contract/language';

/** The words of the page of a root. */
export const text = dictionary('student/roots', {
  title: (root: string) => `Root ${root}`,
  heading: 'Root',
  intro: (count: number) => `${countOf(count, 'word')} of your classes and of open lessons.`,
  back: 'To Practice',
  loading: 'Loading the words of this root',
  failed: 'The words of this root could not be loaded.',
  none: 'No word of this root yet',
  noneDetail: 'Once a lesson of your classes teaches one, it stands here.',
  plural: 'Plural',
  pattern: 'Pattern',
  taughtIn: 'Taught in',
});
