import { hash } from '../../../platform/random.ts';
import { isPlain, rulesOf } from '../rules.ts';
import type { LessonRow } from '../store.ts';

/** Tells whether what the lesson form shows has changed since; the file has rules of its own. */
export function versionOf(lesson: LessonRow): string {
  const { classId, subject, about, blocks, exercises, opensAt, theoryAnswer, isPreview } = lesson;
  const words = [classId, subject, about, opensAt, theoryAnswer, isPreview];
  const rules = isPlain(lesson) ? [] : [rulesOf(lesson)];
  return hash(JSON.stringify([...words, ...blocks, ...exercises, ...rules]));
}
