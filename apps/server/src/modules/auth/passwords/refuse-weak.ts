import { AppError, type ErrorCode } from '@institute/contract/errors';
import type { Database } from '../../../platform/db.ts';
import { readSettings } from '../../settings/index.ts';
import { holdsOwner, isOfHouse } from './policy.ts';

/** Common passwords of eight characters and more; read when the first password is set. */
let common: Promise<ReadonlySet<string>> | null = null;

async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter(({ length }) => length >= 8));
}

/** Whose a password is to be, and the name of the institute. */
interface Owner {
  name: string;
  email: string;
  institute: string;
}

/** Why this password may not be set, by the contract's code; null when it may. */
export async function passwordFault(password: string, owner: Owner): Promise<ErrorCode | null> {
  common ??= readCommon();
  if ((await common).has(password.toLowerCase())) return 'password_common';
  if (isOfHouse(password, owner.institute)) return 'password_common';
  return holdsOwner(password, owner) ? 'password_personal' : null;
}

/** Refuses a password that is guessed first. Errors: password_common, password_personal. */
export async function refuseWeakPassword(
  db: Database,
  password: string,
  owner: Omit<Owner, 'institute'>,
): Promise<void> {
  const { siteName } = await readSettings(db);
  const fault = await passwordFault(password, { ...owner, institute: siteName });
  if (fault) throw new AppError(fault);
}
