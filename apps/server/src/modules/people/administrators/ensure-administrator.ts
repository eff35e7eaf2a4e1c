import { roles } from '@institute/contract/rules/abilities';
import type { Services } from '../../../context.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import { hashPassword } from '../../../platform/password.ts';
import { addUser } from '../add-user.ts';
import { hasAdministrator } from '../store.ts';

/**
 * Makes the first administrator when there is none (rulings §8). Returns whether it did; an e-mail
 * that already belongs to a student is not promoted without their knowing.
 */
export async function ensureAdministrator(
  services: Services,
  admin: { email: string; password: string; name?: string },
): Promise<boolean> {
  if (await hasAdministrator(services.db)) return false;
  const passwordHash = await hashPassword(admin.password);
  const { email, name = 'Administrator' } = admin;
  const now = services.clock.now();
  const userId = await inTransaction(services.db, (tx) =>
    addUser(tx, now, {
      name,
      email,
      phone: '',
      passwordHash,
      role: roles.administrator,
      // The operator of the server vouches for it.
      emailVerifiedAt: now,
      signedUpFrom: null,
    }),
  );
  return userId !== null;
}
