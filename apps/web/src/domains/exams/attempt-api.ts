import type { ExamStanding } from '@institute/contract/exams/exam-standing';
import type { Lesson } from '@institute/contract/exams/exams';
import { beginExam } from '@institute/contract/exams/sitting';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { callApi } from '../../platform/api.ts';
import { offlineTime } from '../../platform/offline-cache.ts';
import { classDetailsKey } from '../../platform/query-keys.ts';
import { noteServerTime } from '../../platform/server-clock.ts';
import { lessonKey } from './lesson-api.ts';

/**
 * Sets the page's clock by the server's, as of the answer that a lesson came with, be it live or the
 * copy on the device. Before anything that counts down looks at it.
 */
export function useServerClock(
  classId: string,
  lessonId: string,
  standing: ExamStanding | null,
): void {
  const client = useQueryClient();
  const time = standing?.serverTime.getTime() ?? null;
  useLayoutEffect(() => {
    const state = client.getQueryState(lessonKey(classId, lessonId));
    if (time === null || !state) return;
    noteServerTime(time, offlineTime(state.data) ?? state.dataUpdatedAt);
  }, [client, classId, lessonId, time]);
}

/**
 * Begins an attempt of an exam. Its questions stand on the page at once; the lesson is then asked for
 * again, so that the device holds them and the deadline where the connection is lost.
 */
export function useBeginExam(classId: string, lessonId: string) {
  const client = useQueryClient();
  const key = lessonKey(classId, lessonId);
  return useMutation({
    mutationFn: async ({ lesson, attempt }: { lesson: Pick<Lesson, 'rand'>; attempt: number }) => {
      const begun = await callApi(beginExam, { lessonId: lesson.rand, attempt });
      client.setQueryData(key, begun satisfies Lesson);
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: key });
      // The list of its class says that its time runs.
      void client.invalidateQueries({ queryKey: classDetailsKey(classId) });
    },
  });
}
