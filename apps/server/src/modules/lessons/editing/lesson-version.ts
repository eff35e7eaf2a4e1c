import { hash } from '../../../platform/random.ts';
import { isPlain, rulesOf } from '../rules.ts';
import type { LessonRow } from '../store.ts';
import type { QuestionRow } from '../store-questions.ts';

/**
 * Tells whether what the lesson form shows has changed since; the file has rules of its own. `questions`
 * are those of an exam, in order: a save of the form sends them all, so one that was made before a
 * colleague has corrected a key would put the old one back.
 */
export function versionOf(lesson: LessonRow, questions: readonly QuestionRow[]): string {
  const { classId, subject, about, blocks, exercises, opensAt, theoryAnswer, isPreview } = lesson;
  const words = [classId, subject, about, opensAt, theoryAnswer, isPreview];
  const { moreDraws, ...rules } = rulesOf(lesson);
  const sat = isPlain(lesson) ? [] : [rules, ...moreDraws];
  const asked = questions.map((one) => [
    ...[one.id, one.question, one.answer],
    ...[one.option1, one.option2, one.option3, one.option4],
  ]);
  return hash(JSON.stringify([...words, ...blocks, ...exercises, ...sat, ...asked]));
}
