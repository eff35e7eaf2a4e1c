import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Database, prepare, type Tx } from '../../../platform/db.ts';
import { passwordResets, sessions, throttles, users } from '../../../schema/index.ts';
import { deletePendingSignIns } from '../second-factor/store.ts';

const admins = alias(users, 'admins');

/** A session with its user, by the hash of its `sid`; the hottest read there is. */
export async function sessionBySid(db: Database, sidHash: string) {
  const statement = prepare(db, 'session_by_sid', (on, name) =>
    on
      .select({
        id: sessions.id,
        tokenHash: sessions.tokenHash,
        expiresAt: sessions.expiresAt,
        userId: users.id,
        name: users.name,
        email: users.email,
        role: users.role,
        adminId: sessions.adminId,
        confirmedAt: sessions.confirmedAt,
        adminName: admins.name,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(admins, eq(admins.id, sessions.adminId))
      .where(and(eq(sessions.sidHash, sql.placeholder('sidHash')), isNull(users.deletedAt)))
      .prepare(name),
  );
  const [found] = await statement.execute({ sidHash });
  return found ?? null;
}

export async function insertSession(db: Database, row: typeof sessions.$inferInsert) {
  await db.insert(sessions).values(row);
}

export async function extendSession(db: Database, id: number, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ expiresAt }).where(eq(sessions.id, id));
}

export async function deleteSession(db: Database, id: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

/**
 * Ends the sessions of a user, but for the one to keep, and sign-ins that wait for their second
 * step; also those in which the user, an
 * administrator, is signed in as another person.
 */
export async function deleteSessionsOf(tx: Tx, userId: number, keepId: number | null) {
  const others = keepId === null ? undefined : ne(sessions.id, keepId);
  const own = or(eq(sessions.userId, userId), eq(sessions.adminId, userId));
  await tx.delete(sessions).where(and(own, others));
  await deletePendingSignIns(tx, userId);
}

/** Forgets a reset code that is on its way. */
export async function deleteResets(tx: Tx, userId: number): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
}

/** Removes what has run out: sessions and throttle counters. */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(throttles).where(lt(throttles.resetsAt, now));
}

/** Puts a new reset code in the place of the last one. */
export async function saveReset(
  db: Database,
  row: { userId: number; codeHash: string; expiresAt: Date },
): Promise<void> {
  await db
    .insert(passwordResets)
    .values(row)
    .onConflictDoUpdate({ target: passwordResets.userId, set: { ...row, guesses: 0 } });
}

/** Counts a guess at the code and returns its hash, or null when there is nothing left to guess. */
export async function takeGuess(
  db: Database,
  userId: number,
  now: Date,
  maxGuesses: number,
): Promise<string | null> {
  const [found] = await db
    .update(passwordResets)
    .set({ guesses: sql`${passwordResets.guesses} + 1` })
    .where(
      and(
        eq(passwordResets.userId, userId),
        lt(passwordResets.guesses, maxGuesses),
        sql`${passwordResets.expiresAt} > ${now}`,
      ),
    )
    .returning({ codeHash: passwordResets.codeHash });
  return found?.codeHash ?? null;
}

/** Uses up a reset code; false when another request has used it first. */
export async function useReset(tx: Tx, userId: number, codeHash: string): Promise<boolean> {
  const used = await tx
    .delete(passwordResets)
    .where(and(eq(passwordResets.userId, userId), eq(passwordResets.codeHash, codeHash)))
    .returning({ userId: passwordResets.userId });
  return used.length === 1;
}

/** Counts an attempt in its window and returns where the count stands. */
export async function countAttempt(
  db: Database,
  key: string,
  now: Date,
  windowSeconds: number,
): Promise<{ count: number; resetsAt: Date }> {
  const fresh = new Date(now.getTime() + windowSeconds * 1000);
  const isOver = sql`${throttles.resetsAt} <= ${now}`;
  const [row] = await db
    .insert(throttles)
    .values({ key, count: 1, resetsAt: fresh })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${throttles.count} + 1 end`,
        resetsAt: sql`case when ${isOver} then ${fresh} else ${throttles.resetsAt} end`,
      },
    })
    .returning({ count: throttles.count, resetsAt: throttles.resetsAt });
  return row ?? { count: 1, resetsAt: fresh };
}

/** Takes back an attempt that turned out honest. */
export async function uncountAttempt(db: Database, key: string): Promise<void> {
  await db
    .update(throttles)
    .set({ count: sql`greatest(${throttles.count} - 1, 0)` })
    .where(eq(throttles.key, key));
}
