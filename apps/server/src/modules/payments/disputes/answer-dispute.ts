import { AppError } from '@institute/contract/errors';
import type { DisputeAnswerKind } from '@institute/contract/payments/disputes';
import { type AuditNote, type Context, signedIn } from '../../../context.ts';
import { text } from '../text.ts';
import { disputeAnswers, leftOf } from './follow-dispute.ts';
import { changeDispute, disputeLine, lockDispute } from './store-disputes.ts';

/**
 * Writes down what the office says to a dispute; a job tells the provider. The same answer again is taken as given.
 * Errors: dispute_not_found, dispute_answered, not_for_oneself,
 * not_refundable (all of it has gone back already).
 */
export async function answerDispute(
  context: Context,
  id: number,
  said: { answer: DisputeAnswerKind; message: string },
): Promise<void> {
  const { userId: actorId } = signedIn(context);
  const line = await disputeLine(context.db, id);
  if (!line) throw new AppError('dispute_not_found');
  if (line.payment?.userId === actorId) throw new AppError('not_for_oneself');
  const note: AuditNote = { subjectId: line.payment?.userId ?? null };
  await context.transaction(async (tx) => {
    const row = await lockDispute(tx, id);
    const isSame =
      row?.answer === said.answer && row.message === said.message && row.answeredBy === actorId;
    if (isSame) return;
    if (row?.state !== 'open') throw new AppError('dispute_answered');
    const isCredited = (line.payment?.received ?? 0) > 0;
    if (said.answer === 'accept' && line.payment && isCredited) {
      const left = await leftOf(tx, line.payment);
      if (left === 0) throw new AppError('not_refundable', text.disputes.allBack);
    }
    await changeDispute(tx, id, {
      ...{ ...said, state: 'answering', problem: '', answeredBy: actorId },
      answeredAt: context.clock.now(),
    });
    note.details = { reference: row.reference, kobo: row.amount, reason: said.message };
    await context.jobs.enqueue(tx, disputeAnswers, { disputeId: id });
  }, note);
}
