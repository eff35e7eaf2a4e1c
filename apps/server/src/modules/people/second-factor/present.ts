import { unixOf } from '@institute/contract/fields';
import type { SecondFactor } from '@institute/contract/second-factor';

/** One's own second factor as the wire has it; nothing of a secret is in it. */
export function presentSecondFactor(found: {
  authenticatorAt: Date | null;
  passkeys: readonly { id: number; name: string; createdAt: Date; usedAt: Date | null }[];
  recoveryCodes: number;
  isRequired: boolean;
}): SecondFactor {
  return {
    authenticator_at: unixOf(found.authenticatorAt),
    passkeys: found.passkeys.map(({ id, name, createdAt, usedAt }) => ({
      id,
      name,
      created_at: unixOf(createdAt),
      used_at: unixOf(usedAt),
    })),
    recovery_codes: found.recoveryCodes,
    required: found.isRequired,
  };
}
