import {
  changeMark,
  getExamDetails,
  getMarkingState,
  markExam,
  undoMark,
} from '@institute/contract/marking';
import {
  getMachineMarks,
  getMarkedExams,
  getUnmarkedExams,
} from '@institute/contract/submission-lists';
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
  type MarkedSubmission,
  type MarkingState,
  machineGradeOf,
  markedSubmissionOf,
  markingStateOf,
  type NewGrade,
  type Submission,
  type SubmissionDetail,
  type SubmissionRef,
  submissionDetailOf,
  submissionOf,
  wireChange,
  wireGrade,
} from './marking-model.ts';

const pendingKey = ['pending-exams'] as const;
const machineKey = ['machine-grades'] as const;
const markedKey = ['marked-exams'] as const;
/** Begins the key of the gradebook of each class. */
export const gradebookKey = ['gradebook'] as const;
const detailKey = ({ resultId }: SubmissionRef) => ['exam-to-mark', resultId] as const;

/** Which exams of a list are wanted: of one class, by its id, or of all. */
export interface ExamQuery extends PageQuery {
  classId: string;
}

const examFields = ({ classId, ...query }: ExamQuery) => ({
  ...pageFields(query),
  ...(classId !== '' && { class_id: classId }),
});

/** A page of the submissions that wait for a grade, oldest first. */
export function usePendingExams(query: ExamQuery): UseQueryResult<PageOfRows<Submission>> {
  const input = examFields(query);
  return usePagedList({ key: pendingKey, call: getUnmarkedExams, input, rowOf: submissionOf });
}

/** A page of what the machine has graded, newest first. */
export function useMachineGrades(query: ExamQuery): UseQueryResult<PageOfRows<MachineGrade>> {
  const input = examFields(query);
  return usePagedList({ key: machineKey, call: getMachineMarks, input, rowOf: machineGradeOf });
}

/** A page of what people have graded, newest first. */
export function useMarkedExams(query: ExamQuery): UseQueryResult<PageOfRows<MarkedSubmission>> {
  const input = examFields(query);
  return usePagedList({ key: markedKey, call: getMarkedExams, input, rowOf: markedSubmissionOf });
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
    // Two teachers may be at it: what another has graded meanwhile is told on opening, and so is
    // what one has graded oneself.
    gcTime: 0,
    staleTime: 10_000,
  });
}

/** Asks for every list of exams again, once one of them has another mark. */
function refreshMarks(client: QueryClient): void {
  for (const queryKey of [pendingKey, machineKey, markedKey, gradebookKey, reportKey]) {
    void client.invalidateQueries({ queryKey });
  }
}

/** Grades the theory part of a submission. */
export function useGradeSubmission() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ submission, grade }: { submission: Submission; grade: NewGrade }) =>
      callApi(markExam, wireGrade(submission, grade)),
    onSettled: () => refreshMarks(client),
  });
}

/** Gives a submission another mark than the one that stands, with a reason. */
export function useChangeMark() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: { submission: SubmissionDetail; grade: NewGrade; reason: string }) =>
      callApi(changeMark, wireChange(change.submission, change.grade, change.reason)),
    onSettled: () => refreshMarks(client),
  });
}

/** Takes back the mark that was given under a key. */
export function useUndoMark() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ submission, requestKey }: { submission: SubmissionRef; requestKey: string }) =>
      callApi(undoMark, { result_id: submission.resultId, request_key: requestKey }),
    onSettled: () => refreshMarks(client),
  });
}

/**
 * The next submission to grade of the list in view: the one after `current`, else the oldest that
 * waits. Null when none does. `done` are those dealt with already.
 */
export async function nextPendingExam(
  client: QueryClient,
  view: { rows: readonly Submission[]; search: string; classId: string },
  current: SubmissionRef,
  done: ReadonlySet<number>,
): Promise<Submission | null> {
  const waits = ({ resultId }: Submission) => !done.has(resultId);
  const at = view.rows.findIndex(({ resultId }) => resultId === current.resultId);
  const after = view.rows.slice(at + 1).find(waits);
  if (after) return after;
  const { search, classId } = view;
  const input = examFields({ page: 1, perPage: 50, search, classId });
  const oldest = await client.fetchQuery({
    queryKey: [...pendingKey, 'next', search, classId],
    queryFn: ({ signal }) => callApi(getUnmarkedExams, input, { signal }),
    staleTime: 0,
  });
  return oldest.map(submissionOf).find(waits) ?? null;
}
