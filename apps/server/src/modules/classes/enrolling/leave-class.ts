import type { Tx } from '../../../platform/db.ts';
import { deleteEnrolment } from './store-enrolments.ts';

/**
 * Takes a student out of a class whose payment was returned. What was viewed and submitted stays,
 * and is there again when the class is joined again. Nothing happens when they have left already.
 */
export async function leaveClass(
  tx: Tx,
  enrolment: { userId: number; enrolmentId: number },
): Promise<void> {
  await deleteEnrolment(tx, enrolment.enrolmentId, enrolment.userId);
}
