import type { LessonStep } from '../store-study.ts';

/** How far a student is with a class. */
export interface Progress {
  done: number;
  total: number;
  /** The first that was not opened or handed in, whether or not it may be opened yet; else what is not done. */
  next: LessonStep | null;
  /** Its place among the lessons and exams, from 1. */
  place: number;
}

/** A lesson is behind its student once it was opened, an exam once it was handed in and, where it asks for that, passed. */
const isBehind = ({ kind, viewedAt, submittedAt, isPassMissing }: LessonStep) =>
  (kind === 'exam' ? submittedAt : viewedAt) !== null && !isPassMissing;

/** It is done once its exercises have been answered as well. */
const isDone = (step: LessonStep) => isBehind(step) && !step.hasExercisesLeft;

/** How far a student is with the lessons of a class. Timetables are nothing to complete (rulings §9). */
export function progressOf(steps: readonly LessonStep[]): Progress {
  const counted = steps.filter(({ kind }) => kind !== 'timetable');
  const ahead = counted.findIndex((step) => !isBehind(step));
  const at = ahead >= 0 ? ahead : counted.findIndex((step) => !isDone(step));
  return {
    done: counted.filter(isDone).length,
    total: counted.length,
    next: counted[at] ?? null,
    place: at + 1,
  };
}

/** When a student opened a lesson of a class or handed an exam in, in no order. */
function studiedAt(steps: readonly LessonStep[]): Date[] {
  return steps
    .flatMap(({ viewedAt, submittedAt }) => [viewedAt, submittedAt])
    .filter((at) => at !== null);
}

/** The classes in the order in which they were studied last; those never studied come after, as given. */
export function lastStudiedFirst<Class extends { steps: readonly LessonStep[] }>(
  classes: readonly Class[],
): Class[] {
  const last = new Map(
    classes.map((one) => [one, Math.max(0, ...studiedAt(one.steps).map((at) => at.getTime()))]),
  );
  return classes.toSorted((a, b) => (last.get(b) ?? 0) - (last.get(a) ?? 0));
}
