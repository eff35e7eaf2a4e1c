import type { Teaching } from '@institute/contract/auth/abilities';
import type * as wire from '@institute/contract/auth/user';
import { koboOf } from '@institute/contract/money';
import { dateOfUnix } from '../../platform/decode.ts';

/** The person signed in. */
export interface User {
  id: number;
  name: string;
  email: string;
  phone: string;
  /** The balance of the wallet. */
  walletKobo: number;
  /** One of the contract's `roles`. */
  role: number;
  joinedAt: Date | null;
  referralCode: string;
  /** Name of the administrator signed in as this student; empty otherwise. */
  actingAdmin: string;
  /** Name under which this person's devices register for push; undefined while push is off. */
  pushId: string | undefined;
  /** When the account is erased, as its owner asked; null when nobody has. */
  erasesAt: Date | null;
  /** The classes they teach, with what they may do there. */
  teaches: readonly Teaching[];
}

export function userOf(user: wire.User): User {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    phone: user.phonenumber,
    walletKobo: koboOf(user.wallet),
    role: user.role,
    joinedAt: dateOfUnix(user.time),
    referralCode: user.referral_code,
    actingAdmin: user.acting_admin,
    pushId: user.push_id,
    erasesAt: dateOfUnix(user.erases_at),
    teaches: (user.teaches ?? []).map(({ class_id, powers }) => ({ classId: class_id, powers })),
  };
}
