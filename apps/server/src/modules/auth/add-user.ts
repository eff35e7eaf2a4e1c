import { signInNameOf } from '@institute/contract/auth/user';
import type { Tx } from '../../platform/db.ts';
import { readableCode } from '../../platform/random.ts';
import { openWallet } from '../ledger/index.ts';
import { referralCode } from './rules.ts';
import { credentialsByName } from './sign-in-names.ts';
import { insertUser } from './store.ts';

/**
 * Adds a user with an empty wallet; null when the e-mail is taken, or where they have none, when
 * another without an e-mail has the number.
 */
export async function addUser(
  tx: Tx,
  now: Date,
  user: {
    name: string;
    /** Null for whoever signs in with the phone, which is then not empty. */
    email: string | null;
    /** As it is kept, see `keptPhone`. */
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
    if (await isTaken(tx, user)) return null;
  }
  return null;
}

/** Whether the name by which somebody would sign in is another's; a number is where that one has no e-mail either. */
async function isTaken(tx: Tx, user: { email: string | null; phone: string }) {
  const found = await credentialsByName(tx, signInNameOf(user));
  return found !== null && (user.email !== null || found.email === null);
}
