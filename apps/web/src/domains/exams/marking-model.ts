import type { DataOf, RequestOf } from '@institute/contract/call';
import type * as wire from '@institute/contract/marking';
import type { MachineMark, MarkedExam, PendingExam } from '@institute/contract/submission-lists';
import { dateOfUnix } from '../../platform/decode.ts';

/** Names one submission of an exam. */
export interface SubmissionRef {
  resultId: number;
  lessonId: number;
}

/** What a student handed in, as lists of it say. */
export interface Submission extends SubmissionRef {
  studentId: number;
  studentName: string;
  studentEmail: string;
  classId: number;
  className: string;
  subject: string;
  submittedAt: Date;
  /** Which attempt of the student it is, where it is not the first. */
  attempt?: number;
}

/** What the machine made of a typed theory answer. */
export interface MachineOpinion {
  /** `left` when it left the answer to people. */
  verdict: 'marked' | 'left';
  /** 0 to 100; null when it proposed none. */
  score: number | null;
  /** 0 to 1; null when it proposed none. */
  confidence: number | null;
  reason: string;
}

/** A submission with all that is needed to grade it. */
export interface SubmissionDetail extends Submission {
  question: string;
  modelAnswer: string;
  answerKind: 'none' | 'text' | 'image';
  /** The student's text, or the signed path of the student's picture. */
  answer: string;
  /** 0 to 100; null until it is graded. */
  score: number | null;
  gradedAt: Date | null;
  /** Name of who graded it; empty until then, and when the machine did. */
  gradedBy: string;
  /** Id of the same; null where the name is empty. */
  gradedById: number | null;
  machine: MachineOpinion | null;
  /** What the mark says to the student besides; empty for nothing. */
  comment: string;
  /** Names the mark that stands, for changing it. */
  markId: number;
  /** The marks people have given it, newest first. */
  history: MarkChange[];
}

/** One mark that took the place of another, or of none. */
export interface MarkChange {
  id: number;
  /** Null where there was no mark before. */
  from: number | null;
  to: number;
  comment: string;
  /** Why it was changed; empty for a first one. */
  reason: string;
  by: string;
  /** Null where the account has no page for whoever asks. */
  byId: number | null;
  at: Date;
}

/** A submission that a person has graded. */
export interface MarkedSubmission extends Submission {
  score: number;
  comment: string;
  gradedBy: string;
  /** Null where the account has no page for whoever asks. */
  gradedById: number | null;
  gradedAt: Date;
}

/** A score to give, what it says besides, and the key under which it may be undone. */
export interface NewGrade {
  score: number;
  comment: string;
  requestKey: string;
}

/** A submission that the machine has graded. */
export interface MachineGrade extends Submission {
  /** The score in force. */
  score: number;
  machineScore: number;
  reason: string;
  gradedAt: Date;
  /** Who gave another score or agreed to the machine's; empty when no one has. */
  reviewedBy: string;
  /** Null where the account has no page for whoever asks. */
  reviewedById: number | null;
}

/** Whether automatic marking is there, and until when. */
export interface MarkingState {
  isConfigured: boolean;
  /** End of the subscription; null when it was never begun. */
  endsAt: Date | null;
}

export function submissionOf(exam: PendingExam): Submission {
  return {
    resultId: exam.result_id,
    lessonId: exam.lesson_id,
    studentId: exam.user_id,
    studentName: exam.student_name,
    studentEmail: exam.student_email,
    classId: exam.class_id,
    className: exam.class_name,
    subject: exam.subject,
    submittedAt: new Date(exam.submitted_at * 1000),
    ...(exam.attempt !== undefined && { attempt: exam.attempt }),
  };
}

/** The one submission that was asked for; null when there is none. */
export function submissionDetailOf([exam]: readonly wire.ExamDetail[]): SubmissionDetail | null {
  if (!exam) return null;
  return {
    ...submissionOf(exam),
    question: exam.about,
    modelAnswer: exam.theoryAnswer,
    answerKind: exam.theory_answer_kind,
    answer: exam.theory_answer,
    score: exam.theory_score,
    gradedAt: dateOfUnix(exam.marked_at),
    gradedBy: exam.marked_by,
    gradedById: exam.marked_by_id || null,
    machine: exam.machine,
    comment: exam.comment,
    markId: exam.mark_id,
    history: exam.history.map(({ by_id: byId = null, at, ...change }) => ({
      ...{ ...change, byId },
      at: new Date(at * 1000),
    })),
  };
}

export function markedSubmissionOf(exam: MarkedExam): MarkedSubmission {
  return {
    ...submissionOf(exam),
    score: exam.theory_score,
    comment: exam.comment,
    gradedBy: exam.marked_by,
    gradedById: exam.marked_by_id ?? null,
    gradedAt: new Date(exam.marked_at * 1000),
  };
}

export function machineGradeOf(mark: MachineMark): MachineGrade {
  return {
    ...submissionOf(mark),
    score: mark.theory_score,
    machineScore: mark.machine_score,
    reason: mark.reason,
    gradedAt: new Date(mark.considered_at * 1000),
    reviewedBy: mark.overruled_by,
    reviewedById: mark.overruled_by_id ?? null,
  };
}

export function markingStateOf(state: DataOf<typeof wire.getMarkingState>): MarkingState {
  return { isConfigured: state.configured, endsAt: dateOfUnix(state.aisub) };
}

/** Another mark for a submission as the call takes it. */
export function wireChange(
  { resultId, markId }: SubmissionDetail,
  { score, comment, requestKey }: NewGrade,
  reason: string,
): RequestOf<typeof wire.changeMark> {
  return {
    result_id: resultId,
    theory_score: score,
    comment,
    reason,
    mark_id: markId,
    request_key: requestKey,
  };
}

/** A score for a submission as the call takes it. */
export function wireGrade(
  submission: Submission,
  { score, comment, requestKey }: NewGrade,
): RequestOf<typeof wire.markExam> {
  return {
    lesson_id: submission.lessonId,
    result_id: submission.resultId,
    theory_score: score,
    student_email: submission.studentEmail,
    user_id: submission.studentId,
    class_id: submission.classId,
    comment,
    request_key: requestKey,
  };
}
