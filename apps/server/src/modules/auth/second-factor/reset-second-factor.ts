import type { Services } from '../../../context.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import { writeOperatorAudit } from '../../audit/index.ts';
import { deleteSessionsOf } from '../sessions/store.ts';
import { userIdByEmail } from '../store.ts';
import { forgetFactors } from './store.ts';

/**
 * Forgets the second factor of a person who has lost it and the recovery codes too, as the operator
 * of the server asks for at its command line; all their sessions end. False when nobody has the
 * e-mail.
 */
export async function resetSecondFactor(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  email: string,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const userId = await userIdByEmail(tx, email);
    if (userId === null) return false;
    await forgetFactors(tx, userId);
    await deleteSessionsOf(tx, userId, null);
    await writeOperatorAudit(tx, clock.now(), 'resetSecondFactor', { subjectId: userId });
    return true;
  });
}
