import { getLessons, reorderLessons } from '@institute/contract/lessons/class-lessons';
import { useAnswer } from '../../platform/answers.ts';
import { callApi } from '../../platform/api.ts';

/** The lessons of a class in order. Asked for whenever the list opens: it is edited elsewhere. */
export const useClassLessons = (classId: string) =>
  useAnswer(getLessons, { classId }, { staleTime: 0 });

/** Saves the order of lessons: all their ids, first to last. */
export async function saveLessonOrder(ids: readonly number[]): Promise<void> {
  await callApi(reorderLessons, {
    lessons: ids.map((id, index) => ({ id, position: index + 1 })),
  });
}
