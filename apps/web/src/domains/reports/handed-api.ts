import {
  getStudentAnswers,
  type StudentAnswers,
} from '@institute/contract/reports/student-answers';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { recordKey } from './record-api.ts';

/** What a student answered in an exam. */
export function useStudentAnswers(id: number, resultId: number): UseQueryResult<StudentAnswers> {
  return useQuery({
    queryKey: [...recordKey(id), 'answers', resultId],
    queryFn: ({ signal }) => callApi(getStudentAnswers, { studentId: id, resultId }, { signal }),
  });
}
