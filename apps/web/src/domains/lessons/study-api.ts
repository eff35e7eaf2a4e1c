import { getMyStudy } from '@institute/contract/lessons/study';
import type { UseQueryResult } from '@tanstack/react-query';
import { useAnswer } from '../../platform/answers.ts';
import { type Study, studyOf } from './study-model.ts';

/** Every lesson, exam and quiz changes it: only what came with the page is not asked for at once. */
const STALE_AFTER_MS = 3_000;

/** How far the student is with everything joined, what comes next, and the days studied this week. */
export function useMyStudy(): UseQueryResult<Study> {
  return useAnswer(getMyStudy, {}, { select: studyOf, staleTime: STALE_AFTER_MS });
}
