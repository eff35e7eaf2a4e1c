import type { Lesson } from '../../domains/exams/model.ts';
import { useClassDetails } from '../../domains/lessons/api.ts';
import type { ClassDetails } from '../../domains/lessons/model.ts';

/** The class that a lesson stands in, as its student is getting on with it. */
export interface Course {
  details: ClassDetails;
  /** The place of the lesson among the others, from 0. */
  place: number;
}

/** The course of a lesson; null while it is not known, and where it is not to be had. */
export function useCourse(classId: string, lesson: Lesson): Course | null {
  const { data } = useClassDetails(classId);
  if (!data) return null;
  // The answer may be older than the lesson, which has been opened since.
  const lessons = data.lessons.map((one) =>
    one.id === lesson.id
      ? { ...one, isViewed: true, isSubmitted: one.isSubmitted || lesson.result !== null }
      : one,
  );
  const place = lessons.findIndex(({ id }) => id === lesson.id);
  return place < 0 ? null : { details: { ...data, lessons }, place };
}
