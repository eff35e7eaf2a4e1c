import { hash } from '../../../platform/random.ts';
import type { LessonRow } from '../store.ts';

/** Tells whether what the lesson form shows has changed since; the file has rules of its own. */
export function versionOf({ classId, subject, about, opensAt, theoryAnswer }: LessonRow): string {
  return hash(JSON.stringify([classId, subject, about, opensAt, theoryAnswer]));
}
