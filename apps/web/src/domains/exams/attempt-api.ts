import { beginExam } from '@institute/contract/exams';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { lessonKey } from './lesson-api.ts';
import type { Lesson } from './model.ts';
import { noteTimeOf } from './standing-model.ts';

/**
 * Begins an attempt of an exam. Its questions stand on the page at once; the lesson is then asked for
 * again, so that the device holds them and the deadline where the connection is lost.
 */
export function useBeginExam(classId: string, lessonId: string) {
  const client = useQueryClient();
  const key = lessonKey(classId, lessonId);
  return useMutation({
    mutationFn: async ({ lesson, attempt }: { lesson: Pick<Lesson, 'rand'>; attempt: number }) => {
      const begun = await callApi(beginExam, { lesson_id: lesson.rand, attempt });
      if (begun.standing) noteTimeOf(begun.standing, Date.now());
      client.setQueryData(key, begun);
    },
    onSettled: () => void client.invalidateQueries({ queryKey: key }),
  });
}
