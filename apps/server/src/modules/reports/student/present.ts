import type { DataOf } from '@institute/contract/call';
import { flagOf, unixOf } from '@institute/contract/fields';
import type { getStudentAnswers } from '@institute/contract/student-answers';
import type {
  getStudentRecord,
  StudentClass,
  StudentExam,
} from '@institute/contract/student-record';
import type {
  certificatesOfStudent,
  classesOfStudent,
  everyQuestionOf,
  examsOfStudent,
  submissionOf,
} from './store.ts';

type RowOf<Read extends (...args: never[]) => Promise<readonly unknown[]>> = Awaited<
  ReturnType<Read>
>[number];
type SubmissionRow = NonNullable<Awaited<ReturnType<typeof submissionOf>>>;

/** A class of a student as it was joined: what it costs today does not matter. */
export function presentClassOf(row: RowOf<typeof classesOfStudent>): StudentClass {
  const terms = row.subscriptionEndsAt ? 'monthly' : row.isPaid ? 'once' : 'free';
  return {
    id: row.id,
    name: row.name,
    terms,
    joined: unixOf(row.enrolledAt),
    paid_until: unixOf(row.subscriptionEndsAt),
    lessons: row.lessons,
    done: row.done,
    last_opened: unixOf(row.lastOpenedAt),
  };
}

/** An exam that was handed in. */
export function presentExamOf(row: RowOf<typeof examsOfStudent>): StudentExam {
  return {
    result_id: row.id,
    lesson_id: row.lessonId,
    subject: row.subject,
    class_id: row.classId,
    class_name: row.className,
    submitted_at: unixOf(row.submittedAt),
    objective_score: row.objectiveScore,
    theory_score: row.theoryScore,
    total_score: row.totalScore,
    theory: flagOf(row.hasTheory),
    ...((row.attempts > 1 || row.attempt > 1 || !row.isCounted) && {
      attempt: row.attempt,
      counted: flagOf(row.isCounted),
    }),
    ...(row.isTimedOut && { timed_out: '1' }),
  };
}

/** A certificate; of one that was revoked, since when and why. */
export function presentCertificateOf(
  row: RowOf<typeof certificatesOfStudent>,
): DataOf<typeof getStudentRecord>['certificates'][number] {
  const { code, title, issuedOn, revokedAt, revokedReason } = row;
  return {
    ...{ code, title, issued_on: issuedOn },
    ...(revokedAt && { revoked: { at: unixOf(revokedAt), reason: revokedReason } }),
  };
}

/** What was answered; `image` is the signed address of a theory picture. */
export function presentAnswers(
  { result, ...exam }: SubmissionRow,
  questions: RowOf<typeof everyQuestionOf>[],
  image: string,
): DataOf<typeof getStudentAnswers> {
  const { objectiveAnswers: answers, theoryImage, theoryText } = result;
  return {
    questions: questions
      .filter(({ id }) => Object.hasOwn(answers, id))
      .map(({ id, question, answer }) => ({
        id,
        question,
        chosen: answers[id] ?? '',
        right: answer,
      })),
    about: result.hasTheory ? exam.about : '',
    model_answer: result.hasTheory ? exam.modelAnswer : '',
    theory_answer: theoryImage ? image : theoryText,
    theory_answer_kind: theoryImage ? 'image' : theoryText ? 'text' : 'none',
    marked_by: exam.markedBy ?? '',
    marked_by_id: exam.markedById,
    marked_at: unixOf(result.markedAt),
    ...(exam.lateAt && {
      late: {
        answers: exam.lateAnswers ?? {},
        ...(Object.keys(exam.lateExercises ?? {}).length > 0 && {
          exercises: JSON.stringify(exam.lateExercises),
        }),
        theory: exam.lateText ?? '',
        at: unixOf(exam.lateAt),
      },
    }),
  };
}

/** What became of a mail, in the words of the contract. */
export function mailState(state: string | null): 'none' | 'waiting' | 'sent' | 'failed' {
  if (state === null) return 'none';
  return state === 'sent' || state === 'failed' ? state : 'waiting';
}
