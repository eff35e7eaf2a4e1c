import type { Tx } from '../../platform/db.ts';
import { readableCode } from '../../platform/random.ts';
import { openWallet } from '../ledger/index.ts';
import { referralCode } from './rules.ts';
import { credentialsByEmail, insertUser } from './store.ts';

/** Adds a user with an empty wallet; null when the e-mail is taken. */
export async function addUser(
  tx: Tx,
  now: Date,
  user: { name: string; email: string; phone: string; passwordHash: string; role: number },
): Promise<number | null> {
  const { name, email, phone, passwordHash, role } = user;
  // A second try is needed only when a referral code has been drawn before.
  for (let tries = 0; tries < 5; tries += 1) {
    const added = await insertUser(tx, {
      name,
      email,
      phone,
      passwordHash,
      role,
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
