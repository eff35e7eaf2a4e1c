import type { LessonType } from '@institute/contract/lessons';
import type { LessonRow } from './store.ts';

/** What a lesson is. */
export type LessonKind = LessonRow['kind'];

const wireTypes: Record<LessonKind, LessonType> = {
  lesson: 'Lesson',
  exam: 'Exam',
  timetable: 'Timetableble',
};
const kinds: Record<LessonType, LessonKind> = {
  Lesson: 'lesson',
  Exam: 'exam',
  Timetableble: 'timetable',
};

/** A preview is for everybody from the moment in which students may open it. */
export function isPreviewNow(
  { kind, isPreview, opensAt }: Pick<LessonRow, 'kind' | 'isPreview' | 'opensAt'>,
  now: Date,
): boolean {
  return isPreview && kind === 'lesson' && (opensAt === null || opensAt <= now);
}

/** The wire's word for a kind of lesson. */
export const typeOf = (kind: LessonKind): LessonType => wireTypes[kind];
/** The kind of lesson behind the wire's word. */
export const kindOf = (type: LessonType): LessonKind => kinds[type];
