import { AppError } from '@institute/contract/errors';
import { type AuditNote, type Context, signedIn } from '../../../context.ts';
import { isNamed } from '../../lessons/index.ts';
import { examOf, giveMark, isGiven, refuseOwnSubmission, takenWords } from './give-mark.ts';
import { type LockedResult, lockResult } from './store.ts';

/** A theory grade, and what its sender believes of the result; what is null was not sent. */
export interface TheoryGrade {
  lessonRef: string;
  resultId: number;
  /** 0 to 100. */
  theoryScore: number;
  userId: number | null;
  studentEmail: string | null;
  classRef: string | null;
  /** What it says to the student besides; null leaves what it says. */
  comment: string | null;
  /** Under which it may be undone; null when it may not. */
  requestKey: string | null;
}

/**
 * Marks the theory part of a submission. Its marker may correct the grade, and any administrator
 * overrule the machine's; that of another person stays, so two who mark at once do not undo each
 * other (`change-mark.ts` is for that). Errors: result_not_found, own_submission,
 * already_marked.
 */
export async function markExam(context: Context, grade: TheoryGrade): Promise<void> {
  const { userId: markedBy } = signedIn(context);
  const note: AuditNote = { details: { result: grade.resultId, theoryScore: grade.theoryScore } };
  await context.transaction(async (tx) => {
    const found = await lockResult(tx, grade.resultId);
    if (!found || !isMeant(found, grade)) throw new AppError('result_not_found');
    const { result } = found;
    const comment = grade.comment ?? result.markComment;
    // The record names the student of the result, not whom the sender takes for that.
    note.subjectId = result.userId;
    note.details = { ...note.details, ...examOf(found), before: result.theoryScore };
    refuseOwnSubmission(context, found);
    if (await isGiven(context, tx, found, grade.requestKey)) return;
    if (result.markedBy !== null && result.markedBy !== markedBy) {
      throw new AppError('already_marked', takenWords(context, found));
    }
    const isSame = result.theoryScore === grade.theoryScore && comment === result.markComment;
    if (result.markedBy !== null && isSame) return;
    const { theoryScore: score, requestKey } = grade;
    await giveMark(context, tx, found, { score, comment, reason: '', requestKey });
  }, note);
}

/** Whether a result is the one the sender speaks of, and has a theory part. */
function isMeant(
  found: LockedResult,
  { lessonRef, userId, studentEmail, classRef }: TheoryGrade,
): boolean {
  const { result, lessonRand, classRand } = found;
  const email = studentEmail?.trim().toLowerCase() || null;
  return (
    result.hasTheory &&
    isNamed({ id: result.lessonId, rand: lessonRand }, lessonRef) &&
    (userId === null || userId === result.userId) &&
    (email === null || email === found.studentEmail) &&
    (classRef === null || classRef === classRand || classRef === String(result.classId))
  );
}
