import { getStudentAnswers } from '@institute/contract/reports/student-answers';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { type HandedAnswers, handedAnswersOf } from './handed-model.ts';
import { recordKey } from './record-api.ts';

/** What a student answered in an exam. */
export function useStudentAnswers(id: number, resultId: number): UseQueryResult<HandedAnswers> {
  return useQuery({
    queryKey: [...recordKey(id), 'answers', resultId],
    queryFn: ({ signal }) => callApi(getStudentAnswers, { studentId: id, resultId }, { signal }),
    select: handedAnswersOf,
  });
}
