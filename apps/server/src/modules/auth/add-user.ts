import type { Tx } from '../../platform/db.ts';
import { readableCode } from '../../platform/random.ts';
import { openWallet } from '../ledger/index.ts';
import { referralCode } from './rules.ts';
import { credentialsByEmail, insertUser } from './store.ts';

/** Adds a user with an empty wallet; null when the e-mail is taken. */
export async function addUser(
  tx: Tx,
  now: Date,
  user: {
    name: string;
    email: string;
    phone: string;
    passwordHash: string;
    role: number;
    /** When the e-mail was verified, by whoever vouches for it; null for one who is to do so. */
    emailVerifiedAt: Date | null;
    /** See `users.signed_up_from`. */
    signedUpFrom: string | null;
  },
): Promise<number | null> {
  const { email } = user;
  // A second try is needed only when a referral code has been drawn before.
  for (let tries = 0; tries < 5; tries += 1) {
    const added = await insertUser(tx, {
      ...user,
      referralCode: referralCode(email, readableCode(6)),
      joinedAt: now,
    });
    if (added) {
      await openWallet(tx, added.id);
      return added.id;
    }
    if (await credentialsByEmail(tx, email)) return null;
  }
  return null;
}
