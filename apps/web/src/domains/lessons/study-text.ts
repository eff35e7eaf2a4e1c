import { countOf, dictionary, formatNumber } from '@institute/contract/language';

/** The words around how far a student is. */
export const studyText = dictionary('domains/lessons/study', {
  done: (done: number, total: number) => `${formatNumber(done)} of ${countOf(total, 'lesson')}`,
  allDone: (total: number) => (total === 1 ? '1 lesson, done' : `All ${total} lessons done`),
});
