import type { DataOf } from '@institute/contract/call';
import type * as wire from '@institute/contract/second-factor';
import { dateOfUnix } from '../../platform/decode.ts';

/** A passkey of the person signed in. */
export interface Passkey {
  id: number;
  name: string;
  createdAt: Date | null;
  usedAt: Date | null;
}

/** The second factor of the person signed in. */
export interface SecondFactor {
  /** Since when an authenticator app is in use; null without one. */
  authenticatorSince: Date | null;
  passkeys: readonly Passkey[];
  /** How many recovery codes are left. */
  recoveryCodes: number;
  isRequired: boolean;
}

export function secondFactorOf(factor: wire.SecondFactor): SecondFactor {
  return {
    authenticatorSince: dateOfUnix(factor.authenticator_at),
    passkeys: factor.passkeys.map(({ id, name, created_at, used_at }) => ({
      id,
      name,
      createdAt: dateOfUnix(created_at),
      usedAt: dateOfUnix(used_at),
    })),
    recoveryCodes: factor.recovery_codes,
    isRequired: factor.required,
  };
}

/** How somebody may prove that it is they, and what their passkeys are asked. */
export type Challenge = DataOf<typeof wire.beginSecondStep>;

/** What somebody shows: one of the three. */
export interface Proof {
  password?: string;
  code?: string;
  passkey?: string;
}
