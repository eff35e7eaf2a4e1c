import { deleteLesson, getLessons, reorderLessons } from '@institute/contract/managed-lessons';
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { managedClassKey } from '../classes/managed-api.ts';
import { type ManagedLesson, managedLessonsOf } from './managed-model.ts';

/** Cache key of the lessons of a class as administrators see them. */
export function classLessonsKey(classId: string): readonly unknown[] {
  return [...managedClassKey(classId), 'lessons'];
}

/** The lessons of a class in order. Asked for whenever the list opens: it is edited elsewhere. */
export function useClassLessons(classId: string): UseQueryResult<ManagedLesson[]> {
  return useQuery({
    queryKey: classLessonsKey(classId),
    queryFn: ({ signal }) => callApi(getLessons, { class_id: classId }, { signal }),
    select: managedLessonsOf,
    staleTime: 0,
  });
}

/** Saves the order of lessons: all their ids, first to last. */
export async function saveLessonOrder(ids: readonly number[]): Promise<void> {
  await callApi(reorderLessons, {
    lessons: ids.map((id, index) => ({ id, position: index + 1 })),
  });
}

/** Hides a lesson; the others move up. */
export function useDeleteLesson(classId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (lessonId: number) => callApi(deleteLesson, { lesson_id: lessonId }),
    onSettled: () => client.invalidateQueries({ queryKey: managedClassKey(classId) }),
  });
}
