import {
  copyLessons,
  duplicateLesson,
  getLessons,
  reorderLessons,
} from '@institute/contract/class-lessons';
import { deleteLesson } from '@institute/contract/managed-lessons';
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { newRequestKey } from '../../forms/request-key.ts';
import { answerKey } from '../../platform/answer-key.ts';
import { refresh } from '../../platform/answers.ts';
import { callApi } from '../../platform/api.ts';
import { managedClassCalls } from '../classes/managed-calls.ts';
import { type ManagedLesson, managedLessonsOf } from './managed-model.ts';

/** Cache key of the lessons of a class as administrators see them. */
export function classLessonsKey(classId: string): readonly unknown[] {
  return answerKey(getLessons, { classId });
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
export function useDeleteLesson() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (lessonId: number) => callApi(deleteLesson, { lesson_id: lessonId }),
    onSettled: () => refresh(client, managedClassCalls),
  });
}

/** Makes a lesson like another one, behind it. */
export function useDuplicateLesson() {
  const client = useQueryClient();
  return useMutation({
    // One press at a time; what is tried again is another press.
    mutationFn: (lessonId: number) =>
      callApi(duplicateLesson, { lesson_id: lessonId, request_key: newRequestKey() }),
    onSettled: () => refresh(client, managedClassCalls),
  });
}

/** Copies lessons of another class to the end of this one; the same `key` copies each once. */
export function useCopyLessons(classId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ lessonIds, key }: { lessonIds: readonly number[]; key: string }) =>
      callApi(copyLessons, { class_id: classId, lesson_ids: [...lessonIds], request_key: key }),
    onSettled: () => refresh(client, managedClassCalls),
  });
}
