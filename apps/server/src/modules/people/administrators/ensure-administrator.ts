import { roles } from '@institute/contract/rules/abilities';
import type { Services } from '../../../context.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import { hashPassword } from '../../../platform/password.ts';
import { addUser } from '../add-user.ts';
import { hasAdministrator } from '../store.ts';
import { text } from '../text.ts';

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
  const { email, name = text.firstAdministrator } = admin;
  const userId = await inTransaction(services.db, (tx) =>
    addUser(tx, services.clock.now(), {
      name,
      email,
      phone: '',
      passwordHash,
      role: roles.administrator,
    }),
  );
  return userId !== null;
}
