import type { Lesson } from '@institute/contract/exams/exams';
import { useClassDetails } from '../../domains/lessons/api.ts';
import type { ClassDetails, LessonSummary } from '../../domains/lessons/model.ts';
import { isToComplete } from '../../domains/lessons/progress.ts';

/** The class that a lesson stands in, as its student is getting on with it. */
export interface Course {
  details: ClassDetails;
  /** The place of the lesson among the others, from 0. */
  place: number;
  /** The lessons and exams to complete. */
  steps: readonly LessonSummary[];
  /** The place of the lesson among them, from 1; null for a timetable, which is none of them. */
  step: number | null;
}

/** The course of a lesson; null while it is not known, and where it is not to be had. */
export function useCourse(classId: string, lesson: Lesson): Course | null {
  const { data } = useClassDetails(classId);
  if (!data) return null;
  // The answer may be older than the lesson, which has been opened since.
  const lessons = data.lessons.map((one) =>
    one.id === lesson.id
      ? {
          ...one,
          isViewed: true,
          isSubmitted: one.isSubmitted || lesson.result !== null,
          // Which was said last: the list before its first opening knows nothing of it.
          ...(!one.isViewed && { hasExercisesLeft: lesson.hasExercisesLeft }),
        }
      : one,
  );
  const place = lessons.findIndex(({ id }) => id === lesson.id);
  if (place < 0) return null;
  const steps = lessons.filter(isToComplete);
  const step = steps.findIndex(({ id }) => id === lesson.id) + 1 || null;
  return { details: { ...data, lessons }, place, steps, step };
}
