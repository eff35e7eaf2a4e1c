import { getStudentPractice } from '@institute/contract/student-practice';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { practiceOf, type StudentPractice } from './practice-model.ts';
import { recordKey } from './record-api.ts';

/** How a student's practice goes. */
export function useStudentPractice(id: number): UseQueryResult<StudentPractice> {
  return useQuery({
    queryKey: [...recordKey(id), 'practice'],
    queryFn: ({ signal }) => callApi(getStudentPractice, { student_id: id }, { signal }),
    select: practiceOf,
  });
}
