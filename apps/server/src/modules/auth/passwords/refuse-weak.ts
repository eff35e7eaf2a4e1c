import { AppError, type ErrorCode } from '@institute/contract/errors';
import type { Database } from '../../../platform/db.ts';
import { readSettings } from '../../settings/index.ts';
import { holdsOwner, isOfHouse, type Owner } from './policy.ts';

/** Common passwords of eight characters and more; read when the first password is set. */
let common: Promise<ReadonlySet<string>> | null = null;

async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter(({ length }) => length >= 8));
}

/** Why this password may not be set in an institute of this name, by the contract's code; null when it may. */
export async function passwordFault(
  password: string,
  owner: Owner & { institute: string },
): Promise<ErrorCode | null> {
  common ??= readCommon();
  if ((await common).has(password.toLowerCase())) return 'password_common';
  if (isOfHouse(password, owner.institute)) return 'password_common';
  return holdsOwner(password, owner) ? 'password_personal' : null;
}

/** Refuses a password that is guessed first. Errors: password_common, password_personal. */
export async function refuseWeakPassword(
  db: Database,
  password: string,
  owner: Owner,
): Promise<void> {
  const { siteName } = await readSettings(db);
  const fault = await passwordFault(password, { ...owner, institute: siteName });
  if (fault) throw new AppError(fault);
}
