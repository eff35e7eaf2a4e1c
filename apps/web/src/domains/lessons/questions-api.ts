import { moveQuestions } from '@institute/contract/managed-questions';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';

/** Puts questions at the end of another exam; the same `key` once. */
export function useMoveQuestions() {
  return useMutation({
    mutationFn: (order: {
      examId: number;
      questionIds: readonly number[];
      isCopy: boolean;
      key: string;
    }) =>
      callApi(moveQuestions, {
        lesson_id: order.examId,
        question_ids: [...order.questionIds],
        copy: order.isCopy ? '1' : '0',
        request_key: order.key,
      }),
  });
}
