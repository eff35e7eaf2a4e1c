import { signInNameOf } from '@institute/contract/auth/user';
import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { type Database, prepareRead, type Tx } from '../../../platform/db.ts';
import {
  authenticators,
  passkeyChallenges,
  passkeys,
  pendingSignIns,
  recoveryCodes,
  sessions,
  users,
} from '../../../schema/index.ts';
import { officeColumn } from '../../../shared/sql/staff.ts';

/** What guards a user's account; asked on every call of the office. */
export async function factorsOf(db: Database, userId: number) {
  const statement = prepareRead(db, 'second_factors_of', (on, name) =>
    on
      .select({
        role: users.role,
        office: officeColumn(users.id),
        hasAuthenticator: sql<boolean>`${authenticators.secret} is not null`,
        passkeys: on.$count(passkeys, eq(passkeys.userId, users.id)),
      })
      .from(users)
      .leftJoin(authenticators, eq(authenticators.userId, users.id))
      .where(and(eq(users.id, sql.placeholder('userId')), isNull(users.deletedAt)))
      .prepare(name),
  );
  const [found] = await statement.execute({ userId });
  return found ?? null;
}

/** The authenticator of a user, in use or being set up. */
export async function authenticatorOf(db: Database, userId: number) {
  const [found] = await db.select().from(authenticators).where(eq(authenticators.userId, userId));
  return found ?? null;
}

/** Keeps the secret of an authenticator that is being set up; the one in use stays. */
export async function savePendingSecret(db: Database, userId: number, pendingSecret: string) {
  await db
    .insert(authenticators)
    .values({ userId, pendingSecret })
    .onConflictDoUpdate({ target: authenticators.userId, set: { pendingSecret } });
}

/** Takes the authenticator that was set up into use; false when another request has just done so. */
export async function useAuthenticator(
  tx: Tx,
  userId: number,
  taken: { pendingSecret: string; lastStep: number; confirmedAt: Date },
): Promise<boolean> {
  const { pendingSecret, ...rest } = taken;
  const used = await tx
    .update(authenticators)
    .set({ ...rest, secret: pendingSecret, pendingSecret: null })
    .where(and(eq(authenticators.userId, userId), eq(authenticators.pendingSecret, pendingSecret)))
    .returning({ userId: authenticators.userId });
  return used.length === 1;
}

export async function deleteAuthenticator(tx: Tx, userId: number): Promise<void> {
  await tx.delete(authenticators).where(eq(authenticators.userId, userId));
}

/** Notes the step of a code; false when it, or a later one, has been taken already. */
export async function takeStep(db: Database, userId: number, step: number): Promise<boolean> {
  const isLater = or(isNull(authenticators.lastStep), lt(authenticators.lastStep, step));
  const taken = await db
    .update(authenticators)
    .set({ lastStep: step })
    .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.secret), isLater))
    .returning({ userId: authenticators.userId });
  return taken.length === 1;
}

export async function passkeysOf(db: Database, userId: number) {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.id);
}

/** Adds a passkey; false when it is known already. */
export async function insertPasskey(tx: Tx, row: typeof passkeys.$inferInsert): Promise<boolean> {
  const added = await tx.insert(passkeys).values(row).onConflictDoNothing().returning();
  return added.length === 1;
}

/** Notes that a passkey was used; false when it is gone, or has counted further meanwhile. */
export async function notePasskeyUse(
  db: Database,
  use: { id: number; counter: number; before: number; usedAt: Date },
): Promise<boolean> {
  const noted = await db
    .update(passkeys)
    .set({ counter: use.counter, usedAt: use.usedAt })
    .where(and(eq(passkeys.id, use.id), eq(passkeys.counter, use.before)))
    .returning({ id: passkeys.id });
  return noted.length === 1;
}

/** Forgets a passkey of a user; false when there is none. */
export async function deletePasskey(tx: Tx, userId: number, id: number): Promise<boolean> {
  const gone = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return gone.length === 1;
}

export async function insertChallenge(
  db: Database,
  row: typeof passkeyChallenges.$inferInsert,
): Promise<void> {
  await db.insert(passkeyChallenges).values(row);
}

/** Uses a challenge up; false when it was not made for this, has run out or has been used. */
export async function useChallenge(
  db: Database,
  { expiresAt: now, ...made }: typeof passkeyChallenges.$inferInsert,
): Promise<boolean> {
  const used = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, made.challenge),
        eq(passkeyChallenges.userId, made.userId),
        eq(passkeyChallenges.purpose, made.purpose),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  return used.length === 1;
}

/** Puts these codes in the place of a user's own. */
export async function replaceRecoveryCodes(tx: Tx, userId: number, hashes: readonly string[]) {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  if (hashes.length === 0) return;
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** Uses a recovery code up; false when it is none, or has been used. */
export async function useRecoveryCode(
  db: Database,
  userId: number,
  codeHash: string,
): Promise<boolean> {
  const used = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ id: recoveryCodes.id });
  return used.length === 1;
}

export async function countRecoveryCodes(db: Database, userId: number): Promise<number> {
  return db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
}

export async function insertPendingSignIn(
  db: Database,
  row: typeof pendingSignIns.$inferInsert,
): Promise<void> {
  await db.insert(pendingSignIns).values(row);
}

/** Whose sign-in waits for its second step. */
export async function pendingSignIn(db: Database, tokenHash: string, now: Date) {
  const [found] = await db
    .select({ userId: users.id, email: users.email, phone: users.phone })
    .from(pendingSignIns)
    .innerJoin(users, eq(users.id, pendingSignIns.userId))
    .where(
      and(
        eq(pendingSignIns.tokenHash, tokenHash),
        gt(pendingSignIns.expiresAt, now),
        isNull(users.deletedAt),
      ),
    );
  return found ? { userId: found.userId, signInName: signInNameOf(found) } : null;
}

/** Counts a guess at the second step, and says the how manieth; null when there were `most`. */
export async function countGuess(
  db: Database,
  tokenHash: string,
  most: number,
): Promise<number | null> {
  const [counted] = await db
    .update(pendingSignIns)
    .set({ guesses: sql`${pendingSignIns.guesses} + 1` })
    .where(and(eq(pendingSignIns.tokenHash, tokenHash), lt(pendingSignIns.guesses, most)))
    .returning({ guesses: pendingSignIns.guesses });
  return counted?.guesses ?? null;
}

/** Ends a sign-in that waited; false when another request has passed it. */
export async function endPendingSignIn(db: Database, tokenHash: string): Promise<boolean> {
  const ended = await db
    .delete(pendingSignIns)
    .where(eq(pendingSignIns.tokenHash, tokenHash))
    .returning({ userId: pendingSignIns.userId });
  return ended.length === 1;
}

/** Ends the sign-ins of a user that wait for their second step. */
export async function deletePendingSignIns(tx: Tx, userId: number): Promise<void> {
  await tx.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId));
}

/** Notes that the person of a session has just proved that it is they. */
export async function stampSession(tx: Tx, sessionId: number, confirmedAt: Date): Promise<void> {
  await tx.update(sessions).set({ confirmedAt }).where(eq(sessions.id, sessionId));
}

/** Forgets all there is of a user's second factor. */
export async function forgetFactors(tx: Tx, userId: number): Promise<void> {
  await tx.delete(authenticators).where(eq(authenticators.userId, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId));
  await deletePendingSignIns(tx, userId);
}

/** Removes what has run out. */
export async function deleteExpiredSteps(db: Database, now: Date): Promise<void> {
  await db.delete(pendingSignIns).where(lt(pendingSignIns.expiresAt, now));
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
}
