import { getLessonDetails, type Lesson } from '@institute/contract/exams/exams';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerKey } from '../../platform/answer-key.ts';
import { callApi } from '../../platform/api.ts';
import { errorCode } from '../../platform/api-error.ts';
import { copyName } from '../../platform/copy-name.ts';
import { takeOver } from '../../platform/first-answers.ts';
import { withinTable } from '../../platform/offline-cache.ts';
import { myStudyKey } from '../../platform/query-keys.ts';
import { openSaved } from './open-saved-api.ts';

/** Cache key of one lesson; ids as they stand in the address (rand tokens or numbers). */
export const lessonKey = (classId: string, lessonId: string) =>
  answerKey(getLessonDetails, { classId, lessonId });

/** When a lesson that is kept on the device came from the server, in ms, be it opened yet or not; null for none. */
export async function lessonKeptAt(classId: string, lessonId: string): Promise<number | null> {
  const name = copyName(getLessonDetails, { classId, lessonId });
  return name === null ? null : withinTable((table) => table.keptAt(name));
}

/** A lesson from the server; without a connection one that was saved and may be opened now. */
async function fetchLesson(classId: string, lessonId: string, signal: AbortSignal) {
  try {
    return await callApi(getLessonDetails, { classId, lessonId }, { signal });
  } catch (error) {
    if (errorCode(error) !== 'network') throw error;
    const saved = await openSaved({ classId, lessonId });
    if (saved === null) throw error;
    return saved;
  }
}

/**
 * One lesson with its content; asking for it records its first opening. Fails with the code of the
 * gate that is shut, `lesson_not_found` or `class_not_found`. It is not asked for again while it is
 * being read: every answer signs the material's address anew, which would start a film from its
 * beginning.
 */
export function useLesson(classId: string, lessonId: string): UseQueryResult<Lesson> {
  const client = useQueryClient();
  takeOver(client, getLessonDetails, { classId, lessonId });
  return useQuery({
    queryKey: lessonKey(classId, lessonId),
    queryFn: async ({ signal }) => {
      const lesson = await fetchLesson(classId, lessonId, signal);
      // It may have been opened for the first time, or handed in.
      void client.invalidateQueries({ queryKey: myStudyKey });
      return lesson;
    },
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
