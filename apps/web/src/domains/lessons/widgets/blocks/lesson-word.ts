import type { Word } from '../../../words/model.ts';

/** A word of a lesson, as far as reading needs it. */
export type LessonWord = Omit<Word, 'kind'>;
