import { getGradebook } from '@institute/contract/exams/gradebook';
import {
  changeMark,
  type ExamDetail,
  getExamDetails,
  markExam,
  undoMark,
} from '@institute/contract/exams/marking';
import {
  getMachineMarks,
  getMarkedExams,
  getUnmarkedExams,
  type PendingExam,
} from '@institute/contract/exams/submission-lists';
import {
  type QueryClient,
  type UseQueryResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { answerKey } from '../../platform/answer-key.ts';
import { refresh, useAnswer } from '../../platform/answers.ts';
import { callApi } from '../../platform/api.ts';
import { type PageQuery, usePaged } from '../../platform/paged-list.ts';
import { reportKey } from '../../platform/query-keys.ts';

/** Names one submission of an exam. */
export type SubmissionRef = Pick<PendingExam, 'resultId' | 'lessonId'>;

/** A score to give, what it says besides, and the key under which it may be undone. */
export interface NewGrade {
  score: number;
  comment: string;
  requestKey: string;
}

/** Which exams of a list are wanted: of one class, by its id, or of all. */
export interface ExamQuery extends PageQuery {
  classId: string;
}

const ofClass = (classId: string) => (classId === '' ? {} : { classId });

/** A page of the submissions that wait for a grade, oldest first. */
export const usePendingExams = ({ classId, ...query }: ExamQuery) =>
  usePaged(getUnmarkedExams, query, { filters: ofClass(classId) });

/** A page of what the machine has graded, newest first. */
export const useMachineGrades = ({ classId, ...query }: ExamQuery) =>
  usePaged(getMachineMarks, query, { filters: ofClass(classId) });

/** A page of what people have graded, newest first. */
export const useMarkedExams = ({ classId, ...query }: ExamQuery) =>
  usePaged(getMarkedExams, query, { filters: ofClass(classId) });

const theOne = ([exam]: readonly ExamDetail[]) => exam ?? null;

/** One submission with its answer, as it is now; null when there is none. */
export function useSubmission({
  lessonId,
  resultId,
}: SubmissionRef): UseQueryResult<ExamDetail | null> {
  // Two teachers may be at it: what another has graded meanwhile is told on opening, and so is
  // what one has graded oneself.
  const freshness = { gcTime: 0, staleTime: 10_000 };
  return useAnswer(getExamDetails, { lessonId, resultId }, { select: theOne, ...freshness });
}

/** Asks for every list of exams again, once one of them has another mark. */
function refreshMarks(client: QueryClient): void {
  const lists = [getUnmarkedExams, getMachineMarks, getMarkedExams, getGradebook, reportKey];
  void refresh(client, lists);
}

/** Grades the theory part of a submission. */
export function useGradeSubmission() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ submission, grade }: { submission: ExamDetail; grade: NewGrade }) => {
      const { lessonId, resultId, studentEmail, studentId: userId, classId } = submission;
      const { score: theoryScore, comment, requestKey } = grade;
      return callApi(markExam, {
        ...{ lessonId, resultId, studentEmail, userId, classId },
        ...{ theoryScore, comment, requestKey },
      });
    },
    onSettled: () => refreshMarks(client),
  });
}

/** Gives a submission another mark than the one that stands, with a reason. */
export function useChangeMark() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      submission: { resultId, markId },
      grade: { score: theoryScore, comment, requestKey },
      reason,
    }: {
      submission: ExamDetail;
      grade: NewGrade;
      reason: string;
    }) => callApi(changeMark, { resultId, markId, theoryScore, comment, reason, requestKey }),
    onSettled: () => refreshMarks(client),
  });
}

/** Takes back the mark that was given under a key. */
export function useUndoMark() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ submission, requestKey }: { submission: SubmissionRef; requestKey: string }) =>
      callApi(undoMark, { resultId: submission.resultId, requestKey }),
    onSettled: () => refreshMarks(client),
  });
}

/**
 * The next submission to grade of the list in view: the one after `current`, else the oldest that
 * waits. Null when none does. `done` are those dealt with already.
 */
export async function nextPendingExam(
  client: QueryClient,
  view: { rows: readonly PendingExam[]; search: string; classId: string },
  current: SubmissionRef,
  done: ReadonlySet<number>,
): Promise<PendingExam | null> {
  const waits = ({ resultId }: PendingExam) => !done.has(resultId);
  const at = view.rows.findIndex(({ resultId }) => resultId === current.resultId);
  const after = view.rows.slice(at + 1).find(waits);
  if (after) return after;
  const { search, classId } = view;
  const input = { page: 1, perPage: 50, ...(search && { search }), ...ofClass(classId) };
  const oldest = await client.fetchQuery({
    queryKey: [...answerKey(getUnmarkedExams), 'next', search, classId],
    queryFn: ({ signal }) => callApi(getUnmarkedExams, input, { signal }),
    staleTime: 0,
  });
  return oldest.find(waits) ?? null;
}
