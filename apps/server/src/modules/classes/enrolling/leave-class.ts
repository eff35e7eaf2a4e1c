import type { Tx } from '../../../platform/db.ts';
import { cancelUnpaid } from '../../invoices/index.ts';
import { deleteEnrolment } from './store-enrolments.ts';

/**
 * Takes a student out of a class whose payment was returned. What was viewed and submitted stays,
 * and is there again when the class is joined again; what was still owed for the place is owed no more.
 * Nothing happens when they have left already.
 */
export async function leaveClass(
  tx: Tx,
  enrolment: { userId: number; enrolmentId: number },
  said: { reason: string; at: Date },
): Promise<void> {
  await cancelUnpaid(tx, { placeIds: [enrolment.enrolmentId] }, said);
  await deleteEnrolment(tx, enrolment.enrolmentId, enrolment.userId);
}
