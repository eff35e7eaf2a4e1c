import { AppError } from '@institute/contract/errors';
import { type Context, type Services, signedIn } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import { hash, sameText } from '../../../platform/random.ts';
import { lockWallets } from '../../ledger/index.ts';
import { referrerOf } from '../../referrals/index.ts';
import { throttle } from '../sessions/throttle.ts';
import { verificationMails } from './mail-verification.ts';
import { type Outcome, payRewardsAbout } from './pay-rewards.ts';
import { isVerified, markVerified, takeCodeGuess, verificationByLink } from './store.ts';

/** What verifying an e-mail came to: what became of the welcome bonus, if one waited for it. */
export type Welcome = Outcome | 'none';

/** Wrong codes that one mail bears. */
const MAX_GUESSES = 5;

/**
 * Mails a new link and code to the session's own e-mail, unless a mail still waits to be written: of
 * two at once the person would not know which counts. Errors: too_many.
 */
export async function requestVerification(context: Context): Promise<void> {
  const { userId, signInName } = signedIn(context);
  if (await isVerified(context.db, userId)) return;
  await throttle(context, 'verification-request', signInName);
  await context.transaction((tx) =>
    context.jobs.enqueue(tx, verificationMails, { userId }, { key: String(userId) }),
  );
}

/**
 * Verifies the session's own e-mail by the mailed code; once it is verified, any code will do.
 * Errors: code_wrong, too_many.
 */
export async function verifyByCode(context: Context, code: string): Promise<Welcome> {
  const { userId, signInName } = signedIn(context);
  if (await isVerified(context.db, userId)) return 'none';
  const forgive = await throttle(context, 'verification-guess', signInName);
  const mailed = await takeCodeGuess(context.db, userId, context.clock.now(), MAX_GUESSES);
  if (!mailed || !sameText(hash(code), mailed.codeHash)) throw new AppError('code_wrong');
  const welcome = await verify(context, { userId, email: mailed.email });
  if (welcome === null) throw new AppError('code_wrong');
  await forgive();
  return welcome;
}

/**
 * Verifies the e-mail to which a link was mailed, whoever is signed in where it is opened. The link
 * may be opened again as long as it is good. Errors: link_expired, too_many.
 */
export async function verifyByLink(context: Context, token: string): Promise<Welcome> {
  const mailed = await verificationByLink(context.db, hash(token), context.clock.now());
  const welcome = mailed && (await verify(context, mailed));
  if (welcome !== null) return welcome;
  await throttle(context, 'verification-link', token);
  throw new AppError('link_expired');
}

/** Takes a person's e-mail as verified without a mail: for the demo data. Throws when it is nobody's. */
export async function verifyAsOperator(
  services: Pick<Services, 'clock' | 'config' | 'db'>,
  person: { userId: number; email: string },
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    if ((await verifyUnderLock(services, tx, person)) === null) throw new Error('nobody to verify');
  });
}

/** Marks an e-mail as verified and pays what waited for it; null when it is not the person's now. */
async function verify(
  context: Context,
  person: { userId: number; email: string },
): Promise<Welcome | null> {
  const audit = { subjectId: person.userId };
  return context.transaction((tx) => verifyUnderLock(context, tx, person), audit);
}

/**
 * The same inside an open transaction, for whoever has shown in another way to read that mail. Locks
 * the wallets concerned.
 */
export async function verifyUnderLock(
  services: Pick<Services, 'clock' | 'config'>,
  tx: Tx,
  person: { userId: number; email: string },
): Promise<Welcome | null> {
  const { userId } = person;
  const referrerId = await referrerOf(tx, userId);
  await lockWallets(tx, referrerId === null ? [userId] : [userId, referrerId]);
  if (!(await markVerified(tx, person, services.clock.now()))) return null;
  const outcomes = await payRewardsAbout(services, tx, userId);
  return outcomes.get(`referral:welcome:${userId}`) ?? 'none';
}
