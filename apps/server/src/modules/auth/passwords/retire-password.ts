import type { Services } from '../../../context.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import { hashPassword, passwordMatches } from '../../../platform/password.ts';
import { writeOperatorAudit } from '../../audit/index.ts';
import { deleteCodesOf } from '../codes/store.ts';
import { deleteDevicesOf } from '../devices/store.ts';
import { deleteSessionsOf } from '../sessions/store.ts';
import { credentialsByEmail, setPasswordHash } from '../store.ts';

/**
 * Gives an account another password and ends its sessions, if it still has the one that everybody
 * may know. Returns whether it had.
 */
export async function retirePassword(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  email: string,
  passwords: { known: string; next: string },
): Promise<boolean> {
  const account = await credentialsByEmail(db, email);
  if (!account || !(await passwordMatches(account.passwordHash, passwords.known))) return false;
  const passwordHash = await hashPassword(passwords.next);
  await inTransaction(db, async (tx) => {
    await setPasswordHash(tx, account.id, passwordHash);
    await deleteDevicesOf(tx, account.id, null);
    await deleteCodesOf(tx, account.id);
    await deleteSessionsOf(tx, account.id, null);
    const details = { password: 'was a published one' };
    await writeOperatorAudit(tx, clock.now(), 'retirePassword', { subjectId: account.id, details });
  });
  return true;
}
