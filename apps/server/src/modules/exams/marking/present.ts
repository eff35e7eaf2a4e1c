import { type AbilityActor, can } from '@institute/contract/auth/abilities';
import type { ExamDetail, MarkChange } from '@institute/contract/exams/marking';
import type {
  MachineMark,
  MarkedExam as MarkedExamData,
  PendingExam,
} from '@institute/contract/exams/submission-lists';
import type { MachineMarkRow } from '../machine/store.ts';
import { answerKind } from '../sitting/present.ts';
import type { MarkedExam, SubmissionRow } from './store.ts';
import type { ShownChange } from './store-changes.ts';
import type { MarkedRow } from './store-marked.ts';
import type { WaitingRow } from './store-queue.ts';

/** Who marked it, for a `reader` who may open everybody's account. */
const accountFor = (reader: AbilityActor, id: number | null) =>
  can(reader, 'people.see') ? id : null;

/** A submission as its marker, the `reader`, sees it. */
export function presentSubmission(
  reader: AbilityActor,
  { result, studentName, studentEmail, markerName, machine, isOutside }: SubmissionRow,
  image: string,
  exam: MarkedExam,
  history: readonly ShownChange[],
): ExamDetail {
  const { id: resultId, lessonId, userId: studentId, classId, submittedAt } = result;
  return {
    ...{ resultId, lessonId, studentId, classId, submittedAt, studentName },
    ...{ subject: exam.subject, className: exam.className, studentEmail: studentEmail ?? '' },
    question: exam.about,
    modelAnswer: exam.theoryAnswer,
    answer: result.theoryImage ? image : result.theoryText,
    answerKind: answerKind(result),
    score: result.theoryScore,
    gradedAt: result.markedAt,
    gradedBy: markerName ?? '',
    gradedById: result.markedBy,
    machine: machine && {
      verdict: machine.verdict,
      score: machine.score,
      confidence: machine.confidence,
      reason: machine.reason,
      at: machine.consideredAt,
    },
    comment: result.markComment,
    markId: history[0]?.change.id ?? 0,
    history: history.map((shown) => presentChange(reader, shown)),
    ...attemptOf(result),
    ...(isOutside && { isOutside }),
  };
}

function presentChange(reader: AbilityActor, { change, by, byId }: ShownChange): MarkChange {
  const { id, fromScore, toScore, toComment, reason, changedAt } = change;
  return {
    ...{ id, by, reason, from: fromScore, to: toScore, comment: toComment },
    ...{ byId: accountFor(reader, byId), at: changedAt },
  };
}

/** A submission that a person has marked. */
export function presentMarked(reader: AbilityActor, row: MarkedRow): MarkedExamData {
  return {
    ...presentWaiting(row),
    ...{ score: row.theoryScore ?? 0, comment: row.comment },
    ...{ gradedBy: row.markerName, gradedAt: row.markedAt ?? new Date(0) },
    gradedById: accountFor(reader, row.markerId),
  };
}

/** A submission that the machine has marked. */
export function presentMachineMark(reader: AbilityActor, row: MachineMarkRow): MachineMark {
  const { result, machine, subject, className, studentName } = row;
  const { id: resultId, lessonId, userId: studentId, classId, submittedAt } = result;
  return {
    ...{ resultId, lessonId, studentId, classId, submittedAt, subject, className, studentName },
    studentEmail: row.studentEmail ?? '',
    ...attemptOf(result),
    score: result.theoryScore ?? 0,
    machineScore: machine.score ?? 0,
    confidence: machine.confidence ?? 0,
    reason: machine.reason,
    gradedAt: machine.consideredAt,
    reviewedBy: machine.overruledAt ? (row.markerName ?? '') : '',
    reviewedById: machine.overruledAt ? accountFor(reader, row.markerId) : null,
  };
}

/** A line of the list of exams to mark. */
export function presentWaiting(row: WaitingRow): PendingExam {
  const { resultId, lessonId, userId: studentId, classId, className, subject, studentName } = row;
  return {
    ...{ resultId, lessonId, studentId, classId, className, subject, studentName },
    ...{ studentEmail: row.studentEmail ?? '', submittedAt: row.submittedAt },
    ...attemptOf(row),
    ...(row.isOutside && { isOutside: true }),
  };
}

/** Which attempt it is, where it is not the first. */
const attemptOf = ({ attempt }: { attempt: number }) => (attempt > 1 ? { attempt } : {});
