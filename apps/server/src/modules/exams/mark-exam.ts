import { AppError } from '@institute/contract/errors';
import { totalScore } from '@institute/contract/rules/exam-scores';
import { type AuditNote, type Context, signedIn } from '../../context.ts';
import { anyExam, lockResult, saveMark } from './store-marking.ts';

/** A theory mark, and what its sender believes of the result; what is null was not sent. */
export interface Mark {
  lessonRef: string;
  resultId: number;
  /** 0 to 100. */
  theoryScore: number;
  userId: number | null;
  studentEmail: string | null;
  classRef: string | null;
}

/**
 * Marks the theory part of a submission. Its marker may correct a mark; nobody else's is replaced,
 * so two who mark at once do not undo each other. Errors: result_not_found, already_marked.
 */
export async function markExam(context: Context, mark: Mark): Promise<void> {
  const { userId: markedBy } = signedIn(context);
  const note: AuditNote = { details: { result: mark.resultId, theoryScore: mark.theoryScore } };
  await context.transaction(async (tx) => {
    const exam = await anyExam(tx, mark.lessonRef);
    const found = await lockResult(tx, mark.resultId);
    if (!exam || !found || !isMeant(found, exam.id, mark)) throw new AppError('result_not_found');
    const { result } = found;
    // The record names the student of the result, not whom the sender takes for that.
    note.subjectId = result.userId;
    if (result.markedAt && result.markedBy !== markedBy) throw new AppError('already_marked');
    if (result.markedAt && result.theoryScore === mark.theoryScore) return;
    const total = totalScore(result.objectiveScore, mark.theoryScore, true);
    const now = context.clock.now();
    await saveMark(tx, result.id, {
      theoryScore: mark.theoryScore,
      totalScore: total,
      markedAt: now,
      markedBy,
    });
    await context.notices.examMarked(tx, now, { ...result, totalScore: total });
  }, note);
}

/** Whether a result is the one the sender speaks of, and has a theory part. */
function isMeant(
  found: NonNullable<Awaited<ReturnType<typeof lockResult>>>,
  lessonId: number,
  { userId, studentEmail, classRef }: Mark,
): boolean {
  const { result, classRand } = found;
  const email = studentEmail?.trim().toLowerCase() || null;
  return (
    result.hasTheory &&
    result.lessonId === lessonId &&
    (userId === null || userId === result.userId) &&
    (email === null || email === found.studentEmail) &&
    (classRef === null || classRef === classRand || classRef === String(result.classId))
  );
}
