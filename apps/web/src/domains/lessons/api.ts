import { getClassDetails, viewStatus } from '@institute/contract/lessons/lessons';
import { type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { refresh, useAnswer } from '../../platform/answers.ts';
import { callApi } from '../../platform/api.ts';
import { classDetailsKey } from '../../platform/query-keys.ts';
import { type ClassDetails, classDetailsOf } from './model.ts';

/** One class with its lessons. Fails with `class_not_found` when there is none. */
export function useClassDetails(id: string): UseQueryResult<ClassDetails> {
  return useAnswer(getClassDetails, { classId: id }, { select: classDetailsOf });
}

/** Records the first opening of a lesson; the class is marked stale, so coming back shows it viewed. */
export function useMarkViewed(classId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (lessonId: string) => callApi(viewStatus, { classId, lessonId }),
    onSettled: () => void refresh(client, [classDetailsKey(classId)]),
  });
}
