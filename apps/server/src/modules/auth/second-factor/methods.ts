import { type OfficePower, reachOf } from '@institute/contract/auth/abilities';
import type { ProofMethod } from '@institute/contract/auth/second-factor';
import type { Database } from '../../../platform/db.ts';
import { readSettings } from '../../settings/index.ts';
import { countRecoveryCodes, factorsOf } from './store.ts';

/** Somebody, as far as it says whether they work in the office. */
interface Worker {
  id: number;
  role: number;
  office: readonly OfficePower[];
}

/**
 * Whether somebody's account can have a second factor: those can who work in the office. Nothing is
 * read of others, who make most calls.
 */
export const canBeGuarded = ({ id: userId, role, office }: Worker) =>
  reachOf({ userId, role, isImpersonated: false, teaches: [], office }, 'security.see') !== 'none';

/** What guards the account of somebody who works in the office, by `factorsOf`; null of others. */
async function factorsInOffice(db: Database, userId: number) {
  const found = await factorsOf(db, userId);
  return found && canBeGuarded({ ...found, id: userId }) ? found : null;
}

/**
 * What guards an account; null where nothing does. It does as long as its owner works in the office:
 * one who does not any more is not asked for it, and is again if they come back.
 */
async function guardOf(db: Database, userId: number) {
  const found = await factorsInOffice(db, userId);
  return found && (found.hasAuthenticator || found.passkeys > 0) ? found : null;
}

/** Whether a second factor guards this account. */
export async function isGuarded(db: Database, userId: number): Promise<boolean> {
  return (await guardOf(db, userId)) !== null;
}

/** Whether the institute requires a second factor of whoever works in its office. */
export async function isFactorRequired(db: Database): Promise<boolean> {
  return (await readSettings(db)).secondFactor === 'required';
}

/** Whether this is somebody who works in the office without the second factor that is required. */
export async function lacksFactor(db: Database, user: Worker): Promise<boolean> {
  if (!canBeGuarded(user)) return false;
  const found = await factorsInOffice(db, user.id);
  if (!found || found.hasAuthenticator || found.passkeys > 0) return false;
  return isFactorRequired(db);
}

/** The ways in which a person can pass the second step, none where their account is not guarded. */
export async function methodsOf(db: Database, userId: number): Promise<ProofMethod[]> {
  const guard = await guardOf(db, userId);
  if (!guard) return [];
  const methods: ProofMethod[] = [];
  if (guard.passkeys > 0) methods.push('passkey');
  if (guard.hasAuthenticator) methods.push('authenticator');
  if ((await countRecoveryCodes(db, userId)) > 0) methods.push('recovery');
  return methods;
}
