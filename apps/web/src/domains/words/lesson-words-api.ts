import { getLessonWords } from '@institute/contract/lesson-words';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import type { Word } from './model.ts';

/** The words of a lesson; ids as they stand in the address. */
export function useLessonWords(classId: string, lessonId: string): UseQueryResult<Word[]> {
  return useQuery({
    queryKey: ['lesson-words', classId, lessonId],
    queryFn: ({ signal }) =>
      callApi(getLessonWords, { class_id: classId, lesson_id: lessonId }, { signal }),
  });
}
