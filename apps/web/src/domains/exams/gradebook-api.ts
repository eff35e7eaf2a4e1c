import { getGradebook, saveExamWeights } from '@institute/contract/exams/gradebook';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refresh } from '../../platform/answers.ts';
import { callApi } from '../../platform/api.ts';

/** Says how much exams of a class count; those that are not named stay as they are. */
export function useSaveWeights(classId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (weights: readonly { examId: number; weight: number }[]) =>
      callApi(saveExamWeights, {
        classId,
        weights: weights.map(({ examId, weight }) => ({ lesson_id: examId, weight })),
      }),
    onSettled: () => refresh(client, [getGradebook]),
  });
}
