import type { DataOf, RequestOf } from '@institute/contract/call';
import {
  type ExamDetail,
  getExamDetails,
  getMachineMarks,
  getMarkingState,
  getUnmarkedExams,
  type MachineMark,
  markExam,
  type PendingExam,
} from '@institute/contract/marking';
import {
  type QueryClient,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { type PageOfRows, usePagedList } from '../../platform/paged-list.ts';
import { reportKey } from '../../platform/query-keys.ts';

const pendingKey = ['pending-exams'] as const;
const machineKey = ['machine-marks'] as const;

/** A submission somewhere in a list of those to mark or marked. */
export type ExamRef = Pick<PendingExam, 'lesson_id' | 'result_id'>;

const detailKey = ({ result_id }: ExamRef) => ['exam-to-mark', result_id] as const;

const detailQuery = (exam: ExamRef) => ({
  queryKey: detailKey(exam),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ExamDetail | null> => {
    const { lesson_id, result_id } = exam;
    const found = await callApi(getExamDetails, { lesson_id, result_id }, { signal });
    return found[0] ?? null;
  },
});

/** A page of the exams that wait for a mark, oldest first. */
export function usePendingExams(
  input: RequestOf<typeof getUnmarkedExams>,
): UseQueryResult<PageOfRows<PendingExam>> {
  return usePagedList(pendingKey, getUnmarkedExams, input);
}

/** A page of what the machine has marked, newest first. */
export function useMachineMarks(
  input: RequestOf<typeof getMachineMarks>,
): UseQueryResult<PageOfRows<MachineMark>> {
  return usePagedList(machineKey, getMachineMarks, input);
}

/** Whether automatic marking is there and until when. */
export function useMarkingState(): UseQueryResult<DataOf<typeof getMarkingState>> {
  return useQuery({
    queryKey: ['marking-state'],
    queryFn: ({ signal }) => callApi(getMarkingState, {}, { signal }),
  });
}

/** One submission with its answer, as it stands now; null when there is none. */
export function useExamDetail(exam: ExamRef): UseQueryResult<ExamDetail | null> {
  // Two teachers may be at it: what another has marked meanwhile is told on opening.
  return useQuery({ ...detailQuery(exam), staleTime: 10_000 });
}

/** Gives a theory mark; every list of exams is then asked for again. */
export function useMarkExam() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ exam, score }: { exam: ExamDetail; score: number }) =>
      callApi(markExam, {
        lesson_id: exam.lesson_id,
        result_id: exam.result_id,
        theory_score: score,
        student_email: exam.student_email,
        user_id: exam.user_id,
        class_id: exam.class_id,
      }),
    onSettled: (_none, _error, { exam }) => {
      client.removeQueries({ queryKey: detailKey(exam), type: 'inactive' });
      void client.invalidateQueries({ queryKey: pendingKey });
      void client.invalidateQueries({ queryKey: machineKey });
      void client.invalidateQueries({ queryKey: reportKey });
    },
  });
}

/**
 * The next exam to mark of the list in view: the one after `current`, else the oldest that waits.
 * Null when none does. `done` are those dealt with already.
 */
export async function nextExam(
  client: QueryClient,
  view: { rows: readonly PendingExam[]; search: string },
  current: ExamRef,
  done: ReadonlySet<number>,
): Promise<PendingExam | null> {
  const waits = ({ result_id }: PendingExam) => !done.has(result_id);
  const at = view.rows.findIndex(({ result_id }) => result_id === current.result_id);
  const after = view.rows.slice(at + 1).find(waits);
  if (after) return after;
  const search = view.search ? { search: view.search } : {};
  const rows = await client.fetchQuery({
    queryKey: [...pendingKey, 'next', search],
    queryFn: ({ signal }) =>
      callApi(getUnmarkedExams, { page: 1, per_page: 50, ...search }, { signal }),
    staleTime: 0,
  });
  return rows.find(waits) ?? null;
}
