import { getSemesterGrades } from '@institute/contract/exams';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { type MonthGrade, monthGradesOf } from './model.ts';

export const semesterGradesKey = ['semester-grades'] as const;

/** The student's results by month, newest month first. */
export function useSemesterGrades(): UseQueryResult<MonthGrade[]> {
  return useQuery({
    queryKey: semesterGradesKey,
    queryFn: ({ signal }) => callApi(getSemesterGrades, {}, { signal }),
    select: monthGradesOf,
  });
}
