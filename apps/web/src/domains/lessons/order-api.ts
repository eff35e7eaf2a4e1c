import {
  copyLessons,
  duplicateLesson,
  getLessons,
  reorderLessons,
} from '@institute/contract/class-lessons';
import { deleteLesson } from '@institute/contract/managed-lessons';
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { newRequestKey } from '../../forms/request-key.ts';
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

/** Makes a lesson like another one, behind it. */
export function useDuplicateLesson(classId: string) {
  const client = useQueryClient();
  return useMutation({
    // One press at a time; what is tried again is another press.
    mutationFn: (lessonId: number) =>
      callApi(duplicateLesson, { lesson_id: lessonId, request_key: newRequestKey() }),
    onSettled: () => client.invalidateQueries({ queryKey: managedClassKey(classId) }),
  });
}

/** Copies lessons of another class to the end of this one; the same `key` copies each once. */
export function useCopyLessons(classId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ lessonIds, key }: { lessonIds: readonly number[]; key: string }) =>
      callApi(copyLessons, { class_id: classId, lesson_ids: [...lessonIds], request_key: key }),
    onSettled: () => client.invalidateQueries({ queryKey: managedClassKey(classId) }),
  });
}
