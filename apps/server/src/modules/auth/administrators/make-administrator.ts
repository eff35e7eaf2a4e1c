import { roles } from '@institute/contract/auth/abilities';
import type { Services } from '../../../context.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import { hashPassword } from '../../../platform/password.ts';
import { writeOperatorAudit } from '../../audit/index.ts';
import { addUser } from '../add-user.ts';
import { deleteCodesOf } from '../codes/store.ts';
import { deleteDevicesOf } from '../devices/store.ts';
import { refuseWeakPassword } from '../passwords/refuse-weak.ts';
import { deleteSessionsOf } from '../sessions/store.ts';
import { credentialsByEmail, setPasswordHash } from '../store.ts';
import { lockUser, updateUser } from '../store-locks.ts';

/**
 * Makes an administrator with this e-mail and password, as the operator of the server asks for at
 * its command line: a new user, or the one who has the e-mail, whose sessions all end. Also the
 * way back in for an operator who has forgotten the password of the only one. Errors:
 * password_common, password_personal.
 */
export async function makeAdministrator(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  form: { email: string; password: string; name: string },
): Promise<'added' | 'changed'> {
  await refuseWeakPassword(db, form.password, { ...form, phone: '' });
  const passwordHash = await hashPassword(form.password);
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const known = await credentialsByEmail(tx, form.email);
    const user = known && (await lockUser(tx, known.id));
    if (!user) {
      const { email, name } = form;
      const fresh = { name, email, phone: '', passwordHash, role: roles.administrator };
      const id = await addUser(tx, now, { ...fresh, emailVerifiedAt: now, signedUpFrom: null });
      if (id === null) throw new Error('Somebody has taken this e-mail at this very moment.');
      await writeOperatorAudit(tx, now, 'makeAdministrator', { subjectId: id });
      return 'added';
    }
    const { name, phone } = user;
    await updateUser(tx, user, { name, phone, email: form.email, role: roles.administrator });
    await setPasswordHash(tx, user.id, passwordHash);
    await deleteCodesOf(tx, user.id);
    await deleteDevicesOf(tx, user.id, null);
    await deleteSessionsOf(tx, user.id, null);
    const details = { role: { from: user.role, to: roles.administrator } };
    await writeOperatorAudit(tx, now, 'makeAdministrator', { subjectId: user.id, details });
    return 'changed';
  });
}
