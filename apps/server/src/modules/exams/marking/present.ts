import { unixOf } from '@institute/contract/fields';
import type { ExamDetail, MarkChange } from '@institute/contract/marking';
import { type AbilityActor, can } from '@institute/contract/rules/abilities';
import type {
  MachineMark,
  MarkedExam as MarkedExamData,
  PendingExam,
} from '@institute/contract/submission-lists';
import type { MachineMarkRow } from '../machine/store.ts';
import { answerKind } from '../sitting/present.ts';
import type { MarkedExam, SubmissionRow } from './store.ts';
import type { ShownChange } from './store-changes.ts';
import type { MarkedRow } from './store-marked.ts';
import type { WaitingRow } from './store-queue.ts';

/** Who marked it, for a `reader` who may open everybody's account. */
const accountFor = (reader: AbilityActor, id: number | null) =>
  can(reader, 'people.manage') ? id : null;

/** A submission as its marker, the `reader`, sees it. */
export function presentSubmission(
  reader: AbilityActor,
  { result, studentName, studentEmail, markerName, machine }: SubmissionRow,
  image: string,
  exam: MarkedExam,
  history: readonly ShownChange[],
): ExamDetail {
  return {
    result_id: result.id,
    lesson_id: result.lessonId,
    user_id: result.userId,
    class_id: result.classId,
    subject: exam.subject,
    class_name: exam.className,
    student_name: studentName,
    student_email: studentEmail ?? '',
    about: exam.about,
    theoryAnswer: exam.theoryAnswer,
    theory_answer: result.theoryImage ? image : result.theoryText,
    theory_answer_kind: answerKind(result),
    theory_score: result.theoryScore,
    submitted_at: unixOf(result.submittedAt),
    marked_at: unixOf(result.markedAt),
    marked_by: markerName ?? '',
    marked_by_id: result.markedBy ?? 0,
    machine: machine && {
      verdict: machine.verdict,
      score: machine.score,
      confidence: machine.confidence,
      reason: machine.reason,
      at: unixOf(machine.consideredAt),
    },
    comment: result.markComment,
    mark_id: history[0]?.change.id ?? 0,
    history: history.map((shown) => presentChange(reader, shown)),
    ...attemptOf(result),
  };
}

function presentChange(reader: AbilityActor, { change, by, byId }: ShownChange): MarkChange {
  const { id, fromScore, toScore, toComment, reason, changedAt } = change;
  return {
    ...{ id, by, reason, from: fromScore, to: toScore, comment: toComment },
    by_id: accountFor(reader, byId),
    at: unixOf(changedAt),
  };
}

/** A submission that a person has marked. */
export function presentMarked(reader: AbilityActor, row: MarkedRow): MarkedExamData {
  return {
    ...presentWaiting(row),
    theory_score: row.theoryScore ?? 0,
    comment: row.comment,
    marked_by: row.markerName,
    marked_by_id: accountFor(reader, row.markerId),
    marked_at: unixOf(row.markedAt),
  };
}

/** A submission that the machine has marked. */
export function presentMachineMark(reader: AbilityActor, row: MachineMarkRow): MachineMark {
  const { result, machine } = row;
  return {
    result_id: result.id,
    lesson_id: result.lessonId,
    user_id: result.userId,
    subject: row.subject,
    class_name: row.className,
    class_id: result.classId,
    student_name: row.studentName,
    student_email: row.studentEmail ?? '',
    submitted_at: unixOf(result.submittedAt),
    ...attemptOf(result),
    theory_score: result.theoryScore ?? 0,
    machine_score: machine.score ?? 0,
    confidence: machine.confidence ?? 0,
    reason: machine.reason,
    considered_at: unixOf(machine.consideredAt),
    overruled_by: machine.overruledAt ? (row.markerName ?? '') : '',
    overruled_by_id: machine.overruledAt ? accountFor(reader, row.markerId) : null,
  };
}

/** A line of the list of exams to mark. */
export function presentWaiting(row: WaitingRow): PendingExam {
  return {
    result_id: row.resultId,
    lesson_id: row.lessonId,
    user_id: row.userId,
    subject: row.subject,
    class_name: row.className,
    class_id: row.classId,
    student_name: row.studentName,
    student_email: row.studentEmail ?? '',
    submitted_at: unixOf(row.submittedAt),
    ...attemptOf(row),
  };
}

/** Which attempt it is, where it is not the first. */
const attemptOf = ({ attempt }: { attempt: number }) => (attempt > 1 ? { attempt } : {});
