import { getSemesterGrades } from '@institute/contract/exams';
import type { UseQueryResult } from '@tanstack/react-query';
import { useAnswer } from '../../platform/answers.ts';
import { type MonthGrade, monthGradesOf } from './model.ts';

/** The student's results by month, newest month first. */
export function useSemesterGrades(): UseQueryResult<MonthGrade[]> {
  return useAnswer(getSemesterGrades, {}, { select: monthGradesOf });
}
