import {
  getExamDetails,
  getMachineMarks,
  getMarkingState,
  getUnmarkedExams,
  markExam,
} from '@institute/contract/marking';
import {
  type QueryClient,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import {
  type PageOfRows,
  type PageQuery,
  pageFields,
  usePagedList,
} from '../../platform/paged-list.ts';
import { reportKey } from '../../platform/query-keys.ts';
import {
  type MachineGrade,
  type MarkingState,
  machineGradeOf,
  markingStateOf,
  type Submission,
  type SubmissionDetail,
  type SubmissionRef,
  submissionDetailOf,
  submissionOf,
  wireGrade,
} from './marking-model.ts';

const pendingKey = ['pending-exams'] as const;
const machineKey = ['machine-grades'] as const;
const detailKey = ({ resultId }: SubmissionRef) => ['exam-to-mark', resultId] as const;

/** A page of the submissions that wait for a grade, oldest first. */
export function usePendingExams(query: PageQuery): UseQueryResult<PageOfRows<Submission>> {
  const input = pageFields(query);
  return usePagedList({ key: pendingKey, call: getUnmarkedExams, input, rowOf: submissionOf });
}

/** A page of what the machine has graded, newest first. */
export function useMachineGrades(query: PageQuery): UseQueryResult<PageOfRows<MachineGrade>> {
  const input = pageFields(query);
  return usePagedList({ key: machineKey, call: getMachineMarks, input, rowOf: machineGradeOf });
}

/** Whether automatic marking is there and until when. */
export function useMarkingState(): UseQueryResult<MarkingState> {
  return useQuery({
    queryKey: ['marking-state'],
    queryFn: ({ signal }) => callApi(getMarkingState, {}, { signal }),
    select: markingStateOf,
  });
}

/** One submission with its answer, as it is now; null when there is none. */
export function useSubmission(ref: SubmissionRef): UseQueryResult<SubmissionDetail | null> {
  const { lessonId: lesson_id, resultId: result_id } = ref;
  return useQuery({
    queryKey: detailKey(ref),
    queryFn: ({ signal }) => callApi(getExamDetails, { lesson_id, result_id }, { signal }),
    select: submissionDetailOf,
    // Two teachers may be at it: what another has graded meanwhile is told on opening.
    staleTime: 10_000,
  });
}

/** Grades the theory part of a submission; every list of exams is then asked for again. */
export function useGradeSubmission() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ submission, score }: { submission: Submission; score: number }) =>
      callApi(markExam, wireGrade(submission, score)),
    onSettled: (_none, _error, { submission }) => {
      client.removeQueries({ queryKey: detailKey(submission), type: 'inactive' });
      void client.invalidateQueries({ queryKey: pendingKey });
      void client.invalidateQueries({ queryKey: machineKey });
      void client.invalidateQueries({ queryKey: reportKey });
    },
  });
}

/**
 * The next submission to grade of the list in view: the one after `current`, else the oldest that
 * waits. Null when none does. `done` are those dealt with already.
 */
export async function nextPendingExam(
  client: QueryClient,
  view: { rows: readonly Submission[]; search: string },
  current: SubmissionRef,
  done: ReadonlySet<number>,
): Promise<Submission | null> {
  const waits = ({ resultId }: Submission) => !done.has(resultId);
  const at = view.rows.findIndex(({ resultId }) => resultId === current.resultId);
  const after = view.rows.slice(at + 1).find(waits);
  if (after) return after;
  const input = pageFields({ page: 1, perPage: 50, search: view.search });
  const oldest = await client.fetchQuery({
    queryKey: [...pendingKey, 'next', view.search],
    queryFn: ({ signal }) => callApi(getUnmarkedExams, input, { signal }),
    staleTime: 0,
  });
  return oldest.map(submissionOf).find(waits) ?? null;
}
