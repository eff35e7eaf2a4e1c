import { and, desc, eq, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm';
import {
  type Database,
  placesOf,
  prepareRead,
  prepareWrite,
  type Tx,
} from '../../../platform/db.ts';
import { devices, sessions } from '../../../schema/index.ts';

/** The device that carries a key, of a user; null when it is not known as theirs; hot: signing in. */
export async function deviceIdOf(
  db: Database,
  keyHash: string,
  userId: number,
): Promise<number | null> {
  const isOwn = and(
    eq(devices.keyHash, sql.placeholder('keyHash')),
    eq(devices.userId, sql.placeholder('userId')),
  );
  const statement = prepareRead(db, 'device_of', (on, name) =>
    on.select({ id: devices.id }).from(devices).where(isOwn).prepare(name),
  );
  const [found] = await statement.execute({ keyHash, userId });
  return found?.id ?? null;
}

/** The device that carries a key, if this user has passed their second factor there; else null. */
export async function provenDeviceId(
  db: Database,
  keyHash: string,
  userId: number,
): Promise<number | null> {
  const isOwn = and(eq(devices.keyHash, keyHash), eq(devices.userId, userId));
  const [found] = await db
    .select({ id: devices.id })
    .from(devices)
    .where(and(isOwn, isNotNull(devices.factorPassedAt)));
  return found?.id ?? null;
}

/** Notes that a user has passed their second factor on the device that carries a key, if it is known. */
export async function noteFactorPassed(
  tx: Tx,
  { keyHash, userId }: { keyHash: string; userId: number },
  factorPassedAt: Date,
): Promise<void> {
  const isOwn = and(eq(devices.keyHash, keyHash), eq(devices.userId, userId));
  await tx.update(devices).set({ factorPassedAt }).where(isOwn);
}

/** Forgets on which devices a user has passed a second factor: what comes next is another one. */
export async function forgetFactorPassed(tx: Tx, userId: number): Promise<void> {
  await tx.update(devices).set({ factorPassedAt: null }).where(eq(devices.userId, userId));
}

/** Notes that a person signs in on their device; null when the key names none of theirs; hot: signing in. */
export async function touchDevice(
  tx: Tx,
  keyHash: string,
  userId: number,
  now: Date,
): Promise<number | null> {
  const isOwn = and(
    eq(devices.keyHash, sql.placeholder('keyHash')),
    eq(devices.userId, sql.placeholder('userId')),
  );
  const statement = prepareWrite(tx, 'device_touch', (on, name) =>
    on
      .update(devices)
      .set(placesOf(devices, 'lastSeenAt'))
      .where(isOwn)
      .returning({ id: devices.id })
      .prepare(name),
  );
  const [touched] = await statement.execute({ keyHash, userId, lastSeenAt: now });
  return touched?.id ?? null;
}

/** Gives a browser another key, for everybody who is known on it. */
export async function rekeyDevice(tx: Tx, oldHash: string, newHash: string): Promise<void> {
  await tx.update(devices).set({ keyHash: newHash }).where(eq(devices.keyHash, oldHash));
}

/** Makes a device known, and says on how many others its person is known; hot: signing in. */
export async function insertDevice(
  tx: Tx,
  row: { keyHash: string; userId: number; now: Date },
): Promise<{ id: number; others: number }> {
  const userId = sql.placeholder('userId');
  const statement = prepareWrite(tx, 'device_insert', (on, name) =>
    on
      .insert(devices)
      .values({
        keyHash: sql.placeholder('keyHash'),
        userId,
        firstSeenAt: sql.placeholder('now'),
        lastSeenAt: sql.placeholder('now'),
      })
      .returning({
        id: devices.id,
        // The table as it was before this row came.
        others: sql<number>`(select count(*)::int from devices other where other.user_id = ${userId})`,
      })
      .prepare(name),
  );
  const [added] = await statement.execute(row);
  if (!added) throw new Error('the device was not stored');
  return added;
}

/** The devices of a person on which they were seen longest ago, but for the last `most`. */
export async function surplusDevices(tx: Tx, userId: number, most: number): Promise<number[]> {
  const surplus = await tx
    .select({ id: devices.id })
    .from(devices)
    .where(eq(devices.userId, userId))
    .orderBy(
      desc(sql`greatest(${devices.lastSeenAt}, (select max(${sessions.lastSeenAt}) from ${sessions}
        where ${sessions.deviceId} = ${devices.id}))`),
      desc(devices.id),
    )
    .offset(most);
  return surplus.map(({ id }) => id);
}

/** Forgets some devices. */
export async function deleteDevices(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.delete(devices).where(inArray(devices.id, [...ids]));
}

/** Forgets the devices of a person, but for the one to keep. */
export async function deleteDevicesOf(tx: Tx, userId: number, keepId: number | null) {
  const others = keepId === null ? undefined : ne(devices.id, keepId);
  await tx.delete(devices).where(and(eq(devices.userId, userId), others));
}

/** Forgets some of the devices on which nobody has signed in since `before`, and says how many. */
export async function deleteOldDevices(db: Database, before: Date, most: number): Promise<number> {
  const old = db
    .select({ id: devices.id })
    .from(devices)
    .where(lt(devices.lastSeenAt, before))
    .limit(most);
  const gone = await db
    .delete(devices)
    .where(inArray(devices.id, old))
    .returning({ id: devices.id });
  return gone.length;
}
