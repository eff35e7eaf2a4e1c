import { AppError } from '@institute/contract/errors';
import { totalScore } from '@institute/contract/exams/exam-scores';
import { type AuditNote, type Context, signedIn } from '../../../context.ts';
import { restoreMachineMark } from '../machine/store.ts';
import { examOf } from './give-mark.ts';
import { lockResult, saveGrade } from './store.ts';
import { changeUnder, lastChange, noteChange } from './store-changes.ts';

/**
 * Takes back what its sender gave under a key: the exam is then what it was before. Either it is
 * undone or the student is told, whichever takes the lock of the result first. Once it is undone,
 * undoing it again changes nothing. Errors: result_not_found, mark_told.
 */
export async function undoMark(
  context: Context,
  { resultId, requestKey }: { resultId: number; requestKey: string },
): Promise<void> {
  const { userId } = signedIn(context);
  const note: AuditNote = { details: { result: resultId } };
  await context.transaction(async (tx) => {
    const found = await lockResult(tx, resultId);
    const change = await changeUnder(tx, requestKey);
    if (!found || change?.resultId !== resultId || change.changedBy !== userId) {
      throw new AppError('result_not_found');
    }
    const { result } = found;
    note.subjectId = result.userId;
    const scores = { before: change.toScore, theoryScore: change.fromScore };
    note.details = { ...note.details, ...examOf(found), ...scores };
    if (change.undoneAt) return;
    const last = await lastChange(tx, resultId);
    if (change.toldAt || last?.id !== change.id) throw new AppError('mark_told');
    await saveGrade(tx, resultId, {
      theoryScore: change.fromScore,
      totalScore: totalScore(result.objectiveScore, change.fromScore, true),
      markedAt: change.fromMarkedAt,
      markedBy: change.fromMarkedBy,
      markComment: change.fromComment,
    });
    await noteChange(tx, change.id, { undoneAt: context.clock.now() });
    await restoreMachineMark(tx, resultId, change.changedAt);
  }, note);
}
