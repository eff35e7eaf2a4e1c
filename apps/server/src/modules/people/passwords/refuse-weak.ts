import { AppError, type ErrorCode } from '@institute/contract/errors';
import { holdsOwner } from './policy.ts';

/** Common passwords of eight characters and more; read when the first password is set. */
let common: Promise<ReadonlySet<string>> | null = null;

async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter(({ length }) => length >= 8));
}

/** Why this password may not be set, by the contract's code; null when it may. */
export async function passwordFault(
  password: string,
  owner: { name: string; email: string },
): Promise<ErrorCode | null> {
  common ??= readCommon();
  if ((await common).has(password.toLowerCase())) return 'password_common';
  return holdsOwner(password, owner) ? 'password_personal' : null;
}

/** Refuses a password that is guessed first. Errors: password_common, password_personal. */
export async function refuseWeakPassword(
  password: string,
  owner: { name: string; email: string },
): Promise<void> {
  const fault = await passwordFault(password, owner);
  if (fault) throw new AppError(fault);
}
