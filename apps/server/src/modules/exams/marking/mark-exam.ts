import { AppError } from '@institute/contract/errors';
import { displayTime } from '@institute/contract/rules/calendar';
import { totalScore } from '@institute/contract/rules/exam-scores';
import { isolated } from '@institute/contract/rules/isolate';
import { type AuditNote, type Context, signedIn } from '../../../context.ts';
import { noteOverruled } from '../machine/store.ts';
import { text } from '../text.ts';
import { anyExam, lockResult, saveGrade } from './store.ts';

type Found = NonNullable<Awaited<ReturnType<typeof lockResult>>>;

/** A theory grade, and what its sender believes of the result; what is null was not sent. */
export interface TheoryGrade {
  lessonRef: string;
  resultId: number;
  /** 0 to 100. */
  theoryScore: number;
  userId: number | null;
  studentEmail: string | null;
  classRef: string | null;
}

/**
 * Marks the theory part of a submission. Its marker may correct the grade, and any administrator
 * overrule the machine's; that of another person stays, so two who mark at once do not undo each
 * other. Errors: result_not_found, already_marked.
 */
export async function markExam(context: Context, grade: TheoryGrade): Promise<void> {
  const { userId: markedBy } = signedIn(context);
  const note: AuditNote = { details: { result: grade.resultId, theoryScore: grade.theoryScore } };
  await context.transaction(async (tx) => {
    const exam = await anyExam(tx, grade.lessonRef);
    const found = await lockResult(tx, grade.resultId);
    if (!exam || !found || !isMeant(found, exam.id, grade)) throw new AppError('result_not_found');
    const { result } = found;
    // The record names the student of the result, not whom the sender takes for that.
    note.subjectId = result.userId;
    if (result.markedBy !== null && result.markedBy !== markedBy) {
      throw new AppError('already_marked', alreadyMarkedWords(context, found));
    }
    if (result.markedBy !== null && result.theoryScore === grade.theoryScore) return;
    const total = totalScore(result.objectiveScore, grade.theoryScore, true);
    const now = context.clock.now();
    await saveGrade(tx, result.id, {
      theoryScore: grade.theoryScore,
      totalScore: total,
      markedAt: now,
      markedBy,
    });
    await noteOverruled(tx, result.id, now);
    // Who agrees with the machine changes nothing for the student.
    if (result.theoryScore === grade.theoryScore) return;
    await context.notices.examMarked(tx, now, { ...result, totalScore: total });
  }, note);
}

/** Who has marked it, how and when, for the administrator who comes second. */
function alreadyMarkedWords(context: Context, { result, markerName }: Found): string {
  const by = isolated(markerName ?? text.anotherMarker);
  if (!result.markedAt) return text.alreadyMarked(by, result.theoryScore);
  const at = displayTime(result.markedAt, context.config.timeZone);
  return text.alreadyMarkedOn(by, result.theoryScore, at);
}

/** Whether a result is the one the sender speaks of, and has a theory part. */
function isMeant(
  found: Found,
  lessonId: number,
  { userId, studentEmail, classRef }: TheoryGrade,
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
