import { giftOf } from '@institute/contract/payments/ways';
import type { StudentAnswers } from '@institute/contract/reports/student-answers';
import type {
  StudentCertificate,
  StudentClass,
  StudentExam,
} from '@institute/contract/reports/student-record';
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
export function presentClassOf(found: RowOf<typeof classesOfStudent>, now: Date): StudentClass {
  const { isPaid, freeReason, price, enrolledAt, subscriptionEndsAt, ...row } = found;
  const heldUntil = row.heldUntil && row.heldUntil > now ? row.heldUntil : null;
  const terms = subscriptionEndsAt ? 'monthly' : isPaid ? 'once' : 'free';
  const gift = giftOf({ isPaid, freeReason, price });
  const paidUntil = subscriptionEndsAt;
  return { ...row, terms, gift, joinedAt: enrolledAt, paidUntil, heldUntil };
}

/** An exam that was handed in. */
export function presentExamOf({
  attempts,
  attempt,
  isCounted,
  isTimedOut,
  hasTheory,
  ...row
}: RowOf<typeof examsOfStudent>): StudentExam {
  return {
    ...row,
    isMarkedByPeople: hasTheory,
    ...((attempts > 1 || attempt > 1 || !isCounted) && { attempt, isCounted }),
    ...(isTimedOut && { isTimedOut }),
  };
}

/** A certificate; of one that was revoked, since when and why. */
export function presentCertificateOf({
  revokedAt,
  revokedReason,
  ...row
}: RowOf<typeof certificatesOfStudent>): StudentCertificate {
  return { ...row, ...(revokedAt && { revoked: { at: revokedAt, reason: revokedReason } }) };
}

/** What was answered; `image` is the signed address of a theory picture. */
export function presentAnswers(
  { result, ...exam }: SubmissionRow,
  questions: RowOf<typeof everyQuestionOf>[],
  image: string,
): Omit<StudentAnswers, 'exercises' | 'files'> {
  const { objectiveAnswers: answers, theoryImage, theoryText } = result;
  const { lateExercises } = exam;
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
    modelAnswer: result.hasTheory ? exam.modelAnswer : '',
    answer: theoryImage ? image : theoryText,
    answerKind: theoryImage ? 'image' : theoryText ? 'text' : 'none',
    markedBy: exam.markedBy ?? '',
    markedById: exam.markedById,
    markedAt: result.markedAt,
    ...(exam.lateAt && {
      late: {
        answers: exam.lateAnswers ?? {},
        ...(lateExercises && Object.keys(lateExercises).length > 0 && { exercises: lateExercises }),
        theory: exam.lateText ?? '',
        at: exam.lateAt,
      },
    }),
  };
}

/** What became of a mail, in the words of the contract. */
export function mailState(state: string | null): 'none' | 'waiting' | 'sent' | 'failed' {
  if (state === null) return 'none';
  return state === 'sent' || state === 'failed' ? state : 'waiting';
}
