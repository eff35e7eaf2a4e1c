import { and, desc, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  type Database,
  placesOf,
  prepareRead,
  prepareWrite,
  type Tx,
} from '../../../platform/db.ts';
import { inStatement } from '../../../platform/db-transaction.ts';
import {
  accounts,
  devices,
  mailedCodes,
  sessions,
  throttles,
  users,
} from '../../../schema/index.ts';
import { officeColumn, teachingColumn } from '../../../shared/sql/staff.ts';
import { deletePendingSignIns } from '../second-factor/store.ts';
import { renewPushName, userColumns } from '../store.ts';

const admins = alias(users, 'admins');

/** A session with its user's account, by the hash of its `sid`; the hottest read there is. */
export async function sessionBySid(db: Database, sidHash: string) {
  const statement = prepareRead(db, 'session_by_sid', (on, name) =>
    on
      .select({
        id: sessions.id,
        tokenHash: sessions.tokenHash,
        expiresAt: sessions.expiresAt,
        lastSeenAt: sessions.lastSeenAt,
        createdAt: sessions.createdAt,
        account: userColumns,
        adminId: sessions.adminId,
        confirmedAt: sessions.confirmedAt,
        adminName: admins.name,
        teaches: teachingColumn(users.id),
        office: officeColumn(users.id),
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .innerJoin(accounts, eq(accounts.userId, users.id))
      .leftJoin(admins, eq(admins.id, sessions.adminId))
      .where(and(eq(sessions.sidHash, sql.placeholder('sidHash')), isNull(users.deletedAt)))
      .prepare(name),
  );
  const [found] = await statement.execute({ sidHash });
  return found ?? null;
}

/** Writes a session; hot: signing in. */
export async function insertSession(
  tx: Tx,
  row: Required<Omit<typeof sessions.$inferInsert, 'id'>>,
): Promise<void> {
  const statement = prepareWrite(tx, 'session_insert', (on, name) =>
    on
      .insert(sessions)
      .values(
        placesOf(
          sessions,
          ...(['sidHash', 'tokenHash', 'userId', 'adminId', 'resumesId', 'deviceId'] as const),
          ...(['userAgent', 'address', 'lastSeenAt', 'createdAt', 'confirmedAt'] as const),
          'expiresAt',
        ),
      )
      .prepare(name),
  );
  await statement.execute(row);
}

/** Notes that a session is in use; anew where somebody who ends it stood in the way. */
export async function touchSession(
  db: Database,
  id: number,
  seen: { lastSeenAt: Date; address: string; expiresAt: Date },
): Promise<void> {
  await inStatement(db, (tx) => tx.update(sessions).set(seen).where(eq(sessions.id, id)));
}

/** Begins what stands for the secrets of a session that waits, as no hash does. */
export const PARKED = 'parked:';

/** Gives a session other secrets. */
export async function renewSession(
  tx: Tx,
  id: number,
  change: { sidHash: string; tokenHash: string; lastSeenAt?: Date },
): Promise<void> {
  await tx.update(sessions).set(change).where(eq(sessions.id, id));
}

/** Locks a session to the end of the transaction; false where it has ended meanwhile. */
export async function lockSession(tx: Tx, id: number): Promise<boolean> {
  const found = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.id, id))
    .for('update');
  return found.length === 1;
}

/** The administrator's own session that waits behind one as a student, with its account. */
export async function waitingBehind(db: Database, actingId: number) {
  const acting = alias(sessions, 'acting');
  const [found] = await db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      account: { id: users.id, role: users.role },
    })
    .from(acting)
    .innerJoin(sessions, eq(sessions.id, acting.resumesId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(acting.id, actingId), isNull(users.deletedAt)));
  return found ?? null;
}

export async function deleteSession(db: Database, id: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

/**
 * Ends the sessions of a user, but for the one to keep, and sign-ins that wait for their second
 * step; also those in which the user, an administrator, is signed in as another person. No push goes
 * to their devices any more. Locks the user.
 */
export async function deleteSessionsOf(tx: Tx, userId: number, keepId: number | null) {
  const others = keepId === null ? undefined : ne(sessions.id, keepId);
  const own = or(eq(sessions.userId, userId), eq(sessions.adminId, userId));
  await renewPushName(tx, userId);
  await tx.delete(sessions).where(and(own, others));
  await deletePendingSignIns(tx, userId);
}

/** A person's own sessions, the last seen first; not those of administrators signed in as them. */
export async function sessionsOf(db: Database, userId: number, now: Date) {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      address: sessions.address,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(isOwn(userId), sql`${sessions.expiresAt} > ${now}`))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
}

/** Ends one of a person's own sessions and gives its device; undefined when there is none. */
export async function deleteOwnSession(tx: Tx, userId: number, id: number) {
  const [ended] = await tx
    .delete(sessions)
    .where(and(isOwn(userId), eq(sessions.id, id)))
    .returning({ deviceId: sessions.deviceId });
  return ended;
}

/** Ends what people have left behind on some devices; hot: signing in. */
export async function deleteSessionsOn(tx: Tx, deviceIds: readonly number[]): Promise<void> {
  const statement = prepareWrite(tx, 'sessions_delete_on', (on, name) =>
    on
      .delete(sessions)
      .where(sql`${sessions.deviceId} = any(${sql.placeholder('deviceIds')}::int[])`)
      .prepare(name),
  );
  await statement.execute({ deviceIds: [...deviceIds] });
}

/** The device a session was begun on. */
export async function deviceOfSession(db: Database, id: number): Promise<number | null> {
  const [found] = await db
    .select({ deviceId: sessions.deviceId })
    .from(sessions)
    .where(eq(sessions.id, id));
  return found?.deviceId ?? null;
}

export async function setSessionDevice(tx: Tx, id: number, deviceId: number): Promise<void> {
  await tx.update(sessions).set({ deviceId }).where(eq(sessions.id, id));
}

const isOwn = (userId: number) => and(eq(sessions.userId, userId), isNull(sessions.adminId));

/** Removes what has run out: sessions, those that wait for nothing, mailed codes, throttle counters. */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.execute(sql`delete from sessions where sid_hash like ${`${PARKED}%`}
    and not exists (select 1 from sessions acting where acting.resumes_id = sessions.id)`);
  await db.delete(mailedCodes).where(lt(mailedCodes.longExpiresAt, now));
  await db.delete(throttles).where(lt(throttles.resetsAt, now));
}

/** Ends every session there is and forgets every device, of whomever. */
export async function forgetSignIns(tx: Tx): Promise<void> {
  await tx.delete(sessions);
  await tx.delete(devices);
}
