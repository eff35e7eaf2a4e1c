import type { LessonType } from '@institute/contract/lessons';
import type { GateLesson } from '@institute/contract/rules/lesson-gates';
import type { LessonRow } from './store.ts';
import type { LessonStep } from './store-progress.ts';

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

/** The wire's word for a kind of lesson. */
export const typeOf = (kind: LessonKind): LessonType => wireTypes[kind];
/** The kind of lesson behind the wire's word. */
export const kindOf = (type: LessonType): LessonKind => kinds[type];

/** What the gates need to know of the lessons of a class. */
export function gateLessons(steps: readonly LessonStep[]): GateLesson[] {
  return steps.map((step) => ({
    id: step.id,
    isExam: step.kind === 'exam',
    examDone: step.submittedAt !== null,
    viewed: step.viewedAt !== null,
    opensAt: step.opensAt,
  }));
}

/**
 * The order of a class after lessons were put at wanted positions (from 1); the others keep their
 * order around them. A position beyond the end means the end; of two that want the same place the
 * first keeps it.
 */
export function arrange(
  current: readonly number[],
  wanted: readonly { id: number; position: number }[],
): number[] {
  const placed = new Set(wanted.map(({ id }) => id));
  const order = current.filter((id) => !placed.has(id));
  let next = 0;
  for (const { id, position } of [...wanted].sort((a, b) => a.position - b.position)) {
    next = Math.min(Math.max(position - 1, next), order.length);
    order.splice(next, 0, id);
    next += 1;
  }
  return order;
}

/** The order of a class after two of its lessons changed places. */
export function exchange(current: readonly number[], one: number, other: number): number[] {
  return current.map((id) => (id === one ? other : id === other ? one : id));
}
