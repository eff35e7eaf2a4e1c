import { hash } from '../../../platform/random.ts';
import type { LessonRow } from '../store.ts';

/** Tells whether what the lesson form shows has changed since; the file has rules of its own. */
export function versionOf(lesson: LessonRow): string {
  const { classId, subject, about, blocks, opensAt, theoryAnswer, isPreview } = lesson;
  return hash(
    JSON.stringify([classId, subject, about, opensAt, theoryAnswer, isPreview, ...blocks]),
  );
}
