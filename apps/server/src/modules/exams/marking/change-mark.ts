import { AppError } from '@institute/contract/errors';
import type { AuditNote, Context } from '../../../context.ts';
import { examOf, giveMark, isGiven, refuseOwnSubmission, takenWords } from './give-mark.ts';
import { lockResult } from './store.ts';
import { lastChange } from './store-changes.ts';

/** Another mark than the one that stands. */
export interface MarkCorrection {
  resultId: number;
  /** 0 to 100. */
  theoryScore: number;
  /** What it says to the student besides; null leaves what it says. */
  comment: string | null;
  reason: string;
  /** Id of the change that made the mark the sender saw; 0 where none was recorded. */
  seen: number;
  requestKey: string | null;
}

/**
 * Gives another mark than the one that stands, whoever gave that, with a reason. Of two who change
 * it at once the second is told of the first. Errors: result_not_found, own_submission,
 * mark_changed.
 */
export async function changeMark(context: Context, sent: MarkCorrection): Promise<void> {
  const { resultId, theoryScore, reason, requestKey } = sent;
  // The reason may speak of the student: it stands in the history, which goes with them.
  const note: AuditNote = { details: { result: resultId, theoryScore } };
  await context.transaction(async (tx) => {
    const found = await lockResult(tx, resultId);
    if (!found || found.result.theoryScore === null) throw new AppError('result_not_found');
    const { result } = found;
    const comment = sent.comment ?? result.markComment;
    note.subjectId = result.userId;
    note.details = { ...note.details, ...examOf(found), before: result.theoryScore };
    refuseOwnSubmission(context, found);
    // The same submission again, as after a lost response.
    if (await isGiven(context, tx, found, requestKey)) return;
    const last = await lastChange(tx, resultId);
    if ((last?.id ?? 0) !== sent.seen) {
      throw new AppError('mark_changed', takenWords(context, found));
    }
    if (result.theoryScore === theoryScore && result.markComment === comment) return;
    await giveMark(context, tx, found, { score: theoryScore, comment, reason, requestKey });
  }, note);
}
