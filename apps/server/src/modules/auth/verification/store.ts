import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Database, prepareRead, type Tx } from '../../../platform/db.ts';
import { emailVerifications, referrals, users, waitingRewards } from '../../../schema/index.ts';

/** Whom a mail that verifies an e-mail is for; hot: pages say whether it is verified. */
export async function personToVerify(db: Database, userId: number) {
  const statement = prepareRead(db, 'person_to_verify', (on, name) =>
    on
      .select({ email: users.email, name: users.name, verifiedAt: users.emailVerifiedAt })
      .from(users)
      .where(and(eq(users.id, sql.placeholder('userId')), isNull(users.deletedAt)))
      .prepare(name),
  );
  const [found] = await statement.execute({ userId });
  return found ?? null;
}

/**
 * Whether the e-mail of a live user is verified. Whoever has none was added by the office, which knows
 * them: nothing waits for a mail that cannot come (decision 138).
 */
export async function isVerified(db: Database, userId: number): Promise<boolean> {
  const person = await personToVerify(db, userId);
  return person !== null && (person.email === null || person.verifiedAt !== null);
}

/** Whether the e-mail of a user is verified, and the welcome bonus that waits for it, in kobo; hot: the dashboard says so. */
export async function verificationOf(
  db: Database,
  userId: number,
): Promise<{ isVerified: boolean; welcomeKobo: number }> {
  const statement = prepareRead(db, 'verification_of', (on, name) =>
    on
      .select({
        ...{ email: users.email, verifiedAt: users.emailVerifiedAt },
        welcome: sql<string | null>`(select sum(${waitingRewards.amount}) from ${waitingRewards}
          where ${waitingRewards.userId} = ${users.id} and ${waitingRewards.kind} = 'referral_welcome')`,
      })
      .from(users)
      .where(and(eq(users.id, sql.placeholder('userId')), isNull(users.deletedAt)))
      .prepare(name),
  );
  const [person] = await statement.execute({ userId });
  return {
    isVerified: person !== undefined && (person.email === null || person.verifiedAt !== null),
    welcomeKobo: Number(person?.welcome ?? 0),
  };
}

/** Puts a new mail in the place of the last one. */
export async function saveVerification(
  db: Database,
  row: Omit<typeof emailVerifications.$inferSelect, 'guesses'>,
): Promise<void> {
  await db
    .insert(emailVerifications)
    .values(row)
    .onConflictDoUpdate({ target: emailVerifications.userId, set: { ...row, guesses: 0 } });
}

/** Counts a guess at the code and returns what was mailed, or null when nothing is left to guess. */
export async function takeCodeGuess(
  db: Database,
  userId: number,
  now: Date,
  maxGuesses: number,
): Promise<{ codeHash: string; email: string } | null> {
  const [found] = await db
    .update(emailVerifications)
    .set({ guesses: sql`${emailVerifications.guesses} + 1` })
    .where(
      and(
        eq(emailVerifications.userId, userId),
        lt(emailVerifications.guesses, maxGuesses),
        gt(emailVerifications.expiresAt, now),
      ),
    )
    .returning({ codeHash: emailVerifications.codeHash, email: emailVerifications.email });
  return found ?? null;
}

/** Whose e-mail a mailed link verifies. */
export async function verificationByLink(
  db: Database,
  linkHash: string,
  now: Date,
): Promise<{ userId: number; email: string } | null> {
  const [found] = await db
    .select({ userId: emailVerifications.userId, email: emailVerifications.email })
    .from(emailVerifications)
    .innerJoin(users, eq(users.id, emailVerifications.userId))
    .where(
      and(
        eq(emailVerifications.linkHash, linkHash),
        gt(emailVerifications.expiresAt, now),
        eq(users.email, emailVerifications.email),
        isNull(users.deletedAt),
      ),
    );
  return found ?? null;
}

/** Marks the e-mail of a user as verified, if it still is this one; whether it is verified then. */
export async function markVerified(
  tx: Tx,
  { userId, email }: { userId: number; email: string },
  now: Date,
): Promise<boolean> {
  const marked = await tx
    .update(users)
    .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now})` })
    .where(and(eq(users.id, userId), eq(users.email, email), isNull(users.deletedAt)))
    .returning({ id: users.id });
  return marked.length === 1;
}

/** Forgets what was mailed to a user. */
export async function deleteVerification(tx: Tx, userId: number): Promise<void> {
  await tx.delete(emailVerifications).where(eq(emailVerifications.userId, userId));
}

/** Removes the mails that have run out. */
export async function deleteExpiredVerifications(db: Database, now: Date): Promise<void> {
  await db.delete(emailVerifications).where(lt(emailVerifications.expiresAt, now));
}

/** Removes the rewards that wait for a person, or for what this person does: the person is deleted. */
export async function deleteRewardsOf(tx: Tx, userId: number): Promise<void> {
  const own = or(eq(waitingRewards.userId, userId), eq(waitingRewards.friendId, userId));
  await tx.delete(waitingRewards).where(own);
}

const paid = alias(users, 'paid');
const friends = alias(users, 'friends');
const referrers = alias(users, 'referrers');

/** Whether the institute knows that there is a person behind an account, as `isVerified` has it. */
const vouchedFor = (person: typeof paid | typeof friends) =>
  or(isNotNull(person.emailVerifiedAt), isNull(person.email));

/** Waiting rewards whose two people are verified, with where these signed up from. */
function payable(db: Database) {
  return db
    .select({
      reward: waitingRewards,
      friendNetwork: friends.signedUpFrom,
      joinedAt: referrals.createdAt,
      referrerNetwork: referrers.signedUpFrom,
    })
    .from(waitingRewards)
    .innerJoin(paid, and(eq(paid.id, waitingRewards.userId), vouchedFor(paid)))
    .innerJoin(friends, and(eq(friends.id, waitingRewards.friendId), vouchedFor(friends)))
    .innerJoin(referrals, eq(referrals.friendId, waitingRewards.friendId))
    .innerJoin(referrers, eq(referrers.id, referrals.referrerId));
}

export type PayableReward = Awaited<ReturnType<typeof payableAbout>>[number];

/** Those that a person is paid, or that are paid for this person; under the lock of the wallets. */
export function payableAbout(tx: Tx, userId: number) {
  const about = or(eq(waitingRewards.userId, userId), eq(waitingRewards.friendId, userId));
  return payable(tx).where(about).orderBy(asc(waitingRewards.earnedAt), asc(waitingRewards.key));
}

/** Friends for whom rewards can be paid, those that have waited longest first, from a key on. */
export async function friendsToPay(db: Database, limit: number): Promise<number[]> {
  const rows = await payable(db).orderBy(asc(waitingRewards.earnedAt)).limit(limit);
  return [...new Set(rows.map(({ reward }) => reward.friendId))];
}
