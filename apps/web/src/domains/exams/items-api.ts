import { getItemFigures, getTouchedExams } from '@institute/contract/exams/exam-items';
import { useQuery } from '@tanstack/react-query';
import { answerKey } from '../../platform/answer-key.ts';
import { useAnswer } from '../../platform/answers.ts';
import { callApi } from '../../platform/api.ts';
import { itemsWithFigures } from './items-model.ts';

/** How each question and exercise of an exam does. */
export const useItemFigures = (examId: number) =>
  useAnswer(getItemFigures, { lessonId: examId }, { select: itemsWithFigures });

/** The exams that an exercise of the bank touches once its key was corrected, as of one of its versions. */
export function useTouchedExams({ id: bankExerciseId, version }: { id: number; version: number }) {
  return useQuery({
    queryKey: [...answerKey(getTouchedExams, { bankExerciseId }), version],
    queryFn: ({ signal }) => callApi(getTouchedExams, { bankExerciseId }, { signal }),
    gcTime: 0,
  });
}
