import type { DataOf } from '@institute/contract/call';
import { getSemesterGrades } from '@institute/contract/exams';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';

/** The exams of one calendar month and their average. */
export type MonthGrade = DataOf<typeof getSemesterGrades>[number];

/** The student's results by month, newest month first. */
export function useSemesterGrades(): UseQueryResult<MonthGrade[]> {
  return useQuery({
    queryKey: ['semester-grades'],
    queryFn: ({ signal }) => callApi(getSemesterGrades, {}, { signal }),
  });
}
