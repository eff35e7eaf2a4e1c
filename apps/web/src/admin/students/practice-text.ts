import { countOf, dictionary } from '@institute/contract/language';

/** The words of what is known of a student's practice. */
export const text = dictionary('admin/students/practice', {
  title: 'Words and review',
  intro: 'Each word is two cards: its meaning, and how it is written.',
  loading: 'Loading the practice',
  failed: 'The practice could not be loaded.',
  none: 'Nothing practised yet',
  noneDetail: 'What the student reviews of the words of lessons stands here.',
  due: 'Due today',
  known: 'Known for three weeks or more',
  learning: 'Being learnt',
  setAside: 'Set aside',
  reviews: 'Reviews in 30 days',
  days: 'Days of this week',
  daysOf: (done: number, wanted: number) => `${done} of ${countOf(wanted, 'day')}`,
  last: 'Last review',
  never: 'None yet',
  words: 'Words forgotten again and again',
  wordsDetail: 'They wait until the student takes them back.',
  noWords: 'No word is set aside.',
  asks: { meaning: 'asks for the meaning', arabic: 'asks for the Arabic' },
});
