import { reachOf } from '@institute/contract/rules/abilities';
import type { ProofMethod } from '@institute/contract/second-factor';
import type { Database } from '../../../platform/db.ts';
import { readSettings } from '../../settings/index.ts';
import { countRecoveryCodes, factorsOf } from './store.ts';

/**
 * Whether a second factor guards this account. It does as long as its owner works in the office: one
 * who does not any more is not asked for it, and is again if they come back.
 */
export async function isGuarded(db: Database, userId: number): Promise<boolean> {
  const found = await factorsOf(db, userId);
  if (!found || (!found.hasAuthenticator && found.passkeys === 0)) return false;
  const actor = { userId, role: found.role, isImpersonated: false };
  return reachOf(actor, 'security.see') !== 'none';
}

/** Whether the institute requires a second factor of whoever works in its office. */
export async function isFactorRequired(db: Database): Promise<boolean> {
  return (await readSettings(db)).secondFactor === 'required';
}

/** The ways in which a person can pass the second step, none where their account is not guarded. */
export async function methodsOf(db: Database, userId: number): Promise<ProofMethod[]> {
  if (!(await isGuarded(db, userId))) return [];
  const found = await factorsOf(db, userId);
  const methods: ProofMethod[] = [];
  if (found?.passkeys) methods.push('passkey');
  if (found?.hasAuthenticator) methods.push('authenticator');
  if ((await countRecoveryCodes(db, userId)) > 0) methods.push('recovery');
  return methods;
}
