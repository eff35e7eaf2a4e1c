import { RECOVERY_CODES } from '@institute/contract/auth/second-factor';
import type { Tx } from '../../../platform/db.ts';
import { hash, readableCode } from '../../../platform/random.ts';
import { replaceRecoveryCodes } from './store.ts';

/** What stands between the groups of a code is for the eye. */
const bare = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** How a recovery code is stored and found, however it was typed. */
export const recoveryHash = (code: string) => hash(bare(code));

/** Whether a text looks like a recovery code rather than like the digits of an authenticator. */
export const isRecoveryCode = (code: string) => bare(code).length === 16;

/** Ten new codes of 80 random bits, `ABCD-EFGH-JKLM-NPQR`; those before are good for nothing. */
export async function makeRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: 4 }, () => readableCode(4)).join('-'),
  );
  await replaceRecoveryCodes(tx, userId, codes.map(recoveryHash));
  return codes;
}
