import { roles } from '@institute/contract/auth/abilities';
import { errorWords } from '@institute/contract/errors';
import { ConfigError } from '../../../config.ts';
import type { Services } from '../../../context.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import { hashPassword } from '../../../platform/password.ts';
import { readSettings } from '../../settings/index.ts';
import { addUser } from '../add-user.ts';
import { passwordFault } from '../passwords/refuse-weak.ts';
import { hasAdministrator } from '../store.ts';
import { text } from '../text.ts';

/**
 * Makes the first administrator when there is none (rulings §8). Returns whether it did; an e-mail
 * that already belongs to a student is not promoted without their knowing. A password that is guessed
 * first ends the start with one line.
 */
export async function ensureAdministrator(
  services: Services,
  admin: { email: string; password: string; name?: string },
): Promise<boolean> {
  if (await hasAdministrator(services.db)) return false;
  const { email, name = text.firstAdministrator } = admin;
  const { siteName: institute } = await readSettings(services.db);
  const fault = await passwordFault(admin.password, { name, email, phone: '', institute });
  if (fault) throw new ConfigError(`ADMIN_PASSWORD: ${errorWords[fault]}`);
  const passwordHash = await hashPassword(admin.password);
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
