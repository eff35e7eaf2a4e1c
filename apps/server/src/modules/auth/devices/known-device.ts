import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { hash, token } from '../../../platform/random.ts';
import {
  deviceIdOf,
  insertDevice,
  noteFactorPassed,
  provenDeviceId,
  rekeyDevice,
  touchDevice,
} from './store.ts';

/**
 * The device this request comes from, if this person has signed in on it before or proved there to read
 * their mail; null otherwise. Its attempts are counted by itself (rulings §9). Nobody is looked for like
 * somebody, so that the time does not tell.
 */
export async function knownDevice(
  { db, browser }: Pick<Context, 'db' | 'browser'>,
  userId: number | null,
): Promise<number | null> {
  return browser.deviceKey ? deviceIdOf(db, hash(browser.deviceKey), userId ?? 0) : null;
}

/**
 * The device this request comes from, if this user has passed their second factor on it before; null
 * otherwise. That a device is known is not enough: whoever has the password alone makes one so.
 */
export async function provenDevice(
  { db, browser }: Pick<Context, 'db' | 'browser'>,
  userId: number,
): Promise<number | null> {
  return browser.deviceKey ? provenDeviceId(db, hash(browser.deviceKey), userId) : null;
}

/** Notes that a user has passed their second factor in the browser that holds this key. */
export async function markProven(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  userId: number,
  key: string | null | undefined,
): Promise<void> {
  if (key) await noteFactorPassed(tx, { keyHash: hash(key), userId }, clock.now());
}

/** A device that is known from now on. */
interface BoundDevice {
  id: number;
  /** What its cookie holds. */
  key: string;
  /** Whether it was not known before. */
  isNew: boolean;
  /** Where it is new, on how many others the person is known. */
  others: number;
}

/**
 * Makes the browser of this request one of the person's known devices. A key that is not yet
 * theirs is replaced, so that nobody can plant in a browser a key that they know themselves; others
 * who share the browser stay known by the new one.
 */
export async function bindDevice(
  { clock, browser }: Pick<Context, 'clock' | 'browser'>,
  tx: Tx,
  userId: number,
): Promise<BoundDevice> {
  const now = clock.now();
  const held = browser.deviceKey;
  const known = held ? await touchDevice(tx, hash(held), userId, now) : null;
  if (held && known !== null) return { id: known, key: held, isNew: false, others: 0 };
  const key = token(32);
  const keyHash = hash(key);
  if (held) await rekeyDevice(tx, hash(held), keyHash);
  return { key, isNew: true, ...(await insertDevice(tx, { keyHash, userId, now })) };
}
