import type { Gate } from '@institute/contract/lessons/lesson-gates';
import { useCanIn } from '../domains/auth/use-actor.ts';
import { gateBefore } from '../domains/lessons/gates.ts';
import type { ClassDetails, LessonSummary } from '../domains/lessons/model.ts';
import { isLessonBehind, isLessonDone, isToComplete } from '../domains/lessons/progress.ts';
import { useTimeZone } from '../domains/settings/time-zone.ts';
import { useNow } from '../platform/server-clock.ts';

/** A lesson of the list and the gate that is shut before it, if any. */
export interface LessonState {
  lesson: LessonSummary;
  gate: Gate | null;
}

/** Runs the gates over the lessons of a class, as the server will (student specification, section 5). */
export function lessonStates(details: ClassDetails, now: Date, timeZone: string): LessonState[] {
  return details.lessons.map((lesson) => ({
    lesson,
    gate: gateBefore(lesson.id, details, now, timeZone),
  }));
}

/** The lessons of a class as whoever is signed in finds them now: no gate stands before its teachers. */
export function useLessonStates(details: ClassDetails): LessonState[] {
  const states = lessonStates(details, useNow(), useTimeZone());
  const opensAny = useCanIn('lessons.openAny', details.item.id);
  return opensAny ? states.map(({ lesson }) => ({ lesson, gate: null })) : states;
}

/** Whether nothing of a lesson is left to do. */
export const isDone = ({ lesson }: LessonState): boolean => isLessonDone(lesson);

/** The lessons and exams that there are to complete. */
export const stepsOf = (states: readonly LessonState[]): LessonState[] =>
  states.filter(({ lesson }) => isToComplete(lesson));

/** The step to go on with, whether or not it may be opened yet: the first that lies ahead, else what is not done. */
export function nextStep(steps: readonly LessonState[]): LessonState | null {
  const ahead = steps.find(({ lesson }) => !isLessonBehind(lesson));
  return ahead ?? steps.find((step) => !isDone(step)) ?? null;
}
