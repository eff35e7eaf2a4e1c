import type { GradedMark } from '@institute/contract/exams/gradebook';
import { pathTo } from '@institute/contract/routes';

/** Names of one submission in the address of the page where exams are marked. */
export const SUBMISSION_QUERY = { lesson: 'lesson', result: 'result' } as const;

/** Where one submission is marked, or marked anew. */
export function markingPath({ lessonId, resultId }: Pick<GradedMark, 'lessonId' | 'resultId'>) {
  const { lesson, result } = SUBMISSION_QUERY;
  return `${pathTo('exams')}?${lesson}=${lessonId}&${result}=${resultId}`;
}
