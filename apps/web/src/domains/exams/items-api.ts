import {
  getItemFigures,
  getRemarking,
  getTouchedExams,
  remarkExam,
} from '@institute/contract/exam-items';
import { flagOf } from '@institute/contract/fields';
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import {
  type ItemFigures,
  itemFiguresOf,
  type Remarking,
  remarkingOf,
  type TouchedExam,
  touchedExamOf,
} from './items-model.ts';
import { gradebookKey } from './marking-api.ts';

const itemsKey = (examId: number) => ['exam-items', examId] as const;
const remarkingKey = (examId: number) => [...itemsKey(examId), 'remarking'] as const;

/** How each question and exercise of an exam does. */
export function useItemFigures(examId: number): UseQueryResult<ItemFigures[]> {
  return useQuery({
    queryKey: [...itemsKey(examId), 'figures'],
    queryFn: ({ signal }) => callApi(getItemFigures, { lesson_id: examId }, { signal }),
    select: (items) => items.map(itemFiguresOf),
  });
}

/** Whom marking an exam again would touch, as it is now. */
export function useRemarking(examId: number): UseQueryResult<Remarking> {
  return useQuery({
    queryKey: remarkingKey(examId),
    queryFn: ({ signal }) => callApi(getRemarking, { lesson_id: examId }, { signal }),
    select: remarkingOf,
    gcTime: 0,
  });
}

/** The exams that an exercise of the bank touches once its key was corrected, as of one of its versions. */
export function useTouchedExams(exercise: {
  id: number;
  version: number;
}): UseQueryResult<TouchedExam[]> {
  return useQuery({
    queryKey: ['touched-exams', exercise.id, exercise.version],
    queryFn: ({ signal }) =>
      callApi(getTouchedExams, { bank_exercise_id: exercise.id }, { signal }),
    select: (exams) => exams.map(touchedExamOf),
    gcTime: 0,
  });
}

/** Marks an exam again as it was shown; the lists that show its marks are asked for again. */
export function useRemark(examId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      version,
      reason,
      withByHand,
    }: {
      version: string;
      reason: string;
      withByHand: boolean;
    }) =>
      callApi(remarkExam, {
        ...{ lesson_id: examId, version, reason },
        with_by_hand: flagOf(withByHand),
      }),
    onSettled: async () => {
      void client.invalidateQueries({ queryKey: gradebookKey });
      await client.invalidateQueries({ queryKey: itemsKey(examId) });
    },
  });
}
