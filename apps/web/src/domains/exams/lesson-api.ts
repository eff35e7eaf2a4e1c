import { getLessonDetails } from '@institute/contract/exams';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { offlineKey, readOffline } from '../../platform/offline-cache.ts';
import { requestOf } from '../../platform/request.ts';
import { type Lesson, lessonOf } from './model.ts';

/** Cache key of one lesson; ids as they stand in the address (rand tokens or numbers). */
export function lessonKey(classId: string, lessonId: string): readonly ['lesson', string, string] {
  return ['lesson', classId, lessonId];
}

/** What is asked of one lesson. */
export const lessonInput = (classId: string, lessonId: string) => ({
  class_id: classId,
  lesson_id: lessonId,
});

/** Whether a lesson is kept on the device, to be read without a connection. */
export async function isLessonKept(classId: string, lessonId: string): Promise<boolean> {
  const [url, { body }] = requestOf(getLessonDetails, lessonInput(classId, lessonId));
  const name = offlineKey(getLessonDetails.name, url, body);
  return name !== null && (await readOffline(name, (data) => data)) !== null;
}

/**
 * One lesson with its content; asking for it records its first opening. Fails with the code of the
 * gate that is shut, `lesson_not_found` or `class_not_found`. It is not asked for again while it is
 * being read: every answer signs the material's address anew, which would start a film from its
 * beginning.
 */
export function useLesson(classId: string, lessonId: string): UseQueryResult<Lesson> {
  return useQuery({
    queryKey: lessonKey(classId, lessonId),
    queryFn: ({ signal }) => callApi(getLessonDetails, lessonInput(classId, lessonId), { signal }),
    select: lessonOf,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
