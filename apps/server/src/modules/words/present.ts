import type { LessonWord } from '@institute/contract/words/lesson-words';
import type { WordRow } from './store.ts';

/** A word as the wire has it, without its sound and the forms that are tied to it. */
export function presentWord(row: WordRow): LessonWord {
  const { id, arabic, meaning, hausa, yoruba, root, pattern, plural, kind, example } = row;
  return { id, arabic, meaning, hausa, yoruba, root, pattern, plural, kind, example };
}
