import { type OfficePower, reachOf } from '@institute/contract/auth/abilities';
import { signInNameOf } from '@institute/contract/auth/user';
import { DAY_MS } from '@institute/contract/time/durations';
import type { Account, Actor, Services } from '../../../context.ts';
import type { SessionChange } from '../../../handler.ts';
import type { Tx } from '../../../platform/db.ts';
import { hash, isHashOf, token } from '../../../platform/random.ts';
import {
  insertSession,
  PARKED,
  renewSession,
  sessionBySid,
  touchSession,
  waitingBehind,
} from './store.ts';

/** Rulings §2: 30 days, sliding. */
const LIFE = 30 * DAY_MS;
/**
 * Whatever its use, a session ends so long after its sign-in (docs/security.md): students come daily
 * on their own phones, and each sign-in costs data; whoever may enter the office signs in every week.
 */
const OLDEST = { anybody: 90 * DAY_MS, office: 7 * DAY_MS } as const;
/** How exactly it is known when a session was last seen: each time is a write. */
const SEEN_EVERY = 15 * 60 * 1000;
/** The server ends a session; the cookies are told to stay as long as browsers let them. */
const COOKIE_SECONDS = 400 * 24 * 3600;

/** Starts a session of 2 × 256 random bits, stored hashed, and returns what the cookies carry. */
export async function startSession(
  tx: Tx,
  now: Date,
  who: {
    userId: number;
    adminId?: number;
    lifeMs?: number;
    /** The administrator's own session, which waits behind this one. */
    resumesId?: number;
    /** Where the person signs in; nothing is noted of an administrator who signs in as them. */
    place?: { deviceId: number; userAgent: string; address: string };
  },
): Promise<SessionChange> {
  const [sid, bearer] = [token(32), token(32)];
  await insertSession(tx, {
    sidHash: hash(sid),
    tokenHash: hash(bearer),
    userId: who.userId,
    adminId: who.adminId ?? null,
    resumesId: who.resumesId ?? null,
    ...(who.place ?? { deviceId: null, userAgent: '', address: '' }),
    lastSeenAt: now,
    createdAt: now,
    // Whoever has just signed in has proved who they are; a login-as proves nothing of the student.
    confirmedAt: who.adminId === undefined ? now : null,
    expiresAt: new Date(now.getTime() + (who.lifeMs ?? LIFE)),
  });
  return { start: { sid, token: bearer, maxAgeSeconds: COOKIE_SECONDS } };
}

/** When a session ends that is used, by the role of whom it belongs to now. */
function endOf(session: {
  account: Pick<Account, 'id' | 'role'>;
  office: readonly OfficePower[];
  adminId: number | null;
  createdAt: Date;
}): Date {
  const { id: userId, role } = session.account;
  const { office } = session;
  const actor = { userId, role, isImpersonated: session.adminId !== null, teaches: [], office };
  const isOffice = reachOf(actor, 'office.enter') !== 'none';
  return new Date(session.createdAt.getTime() + (isOffice ? OLDEST.office : OLDEST.anybody));
}

/**
 * The acting user of a live session: `sid` names it and `bearer`, unless null, must be its other
 * half. Null when there is no such session, it has ended, or the halves do not belong together.
 * `address` is where it is seen now.
 */
export async function findSession(
  { db, clock }: Services,
  sid: string,
  bearer: string | null,
  address: string,
): Promise<Actor | null> {
  const found = await sessionBySid(db, hash(sid));
  const now = clock.now();
  if (!found || found.expiresAt <= now) return null;
  const { account } = found;
  const endsAt = endOf(found);
  if (endsAt <= now) return null;
  if (bearer !== null && !isHashOf(bearer, found.tokenHash)) return null;
  if (now.getTime() - found.lastSeenAt.getTime() >= SEEN_EVERY) {
    // Login-as ends when it was said to.
    const slid = Math.min(now.getTime() + LIFE, endsAt.getTime());
    const expiresAt = found.adminId === null ? new Date(slid) : found.expiresAt;
    await touchSession(db, found.id, { lastSeenAt: now, address, expiresAt });
  }
  return {
    userId: account.id,
    account,
    name: account.name,
    email: account.email ?? '',
    signInName: signInNameOf(account),
    role: account.role,
    sessionId: found.id,
    isImpersonated: found.adminId !== null,
    teaches: found.teaches,
    office: found.office,
    confirmedAt: found.confirmedAt,
    admin: found.adminId === null ? null : { id: found.adminId, name: found.adminName ?? '' },
  };
}

/**
 * Gives the administrator's own session that waits behind one as a student, under new secrets; null
 * when there is none, or it would have ended by now.
 */
export async function resumeSession(
  tx: Tx,
  now: Date,
  actingId: number,
): Promise<{ userId: number; session: SessionChange } | null> {
  const found = await waitingBehind(tx, actingId);
  if (!found || found.expiresAt <= now || endOf({ ...found, office: [], adminId: null }) <= now)
    return null;
  const [sid, bearer] = [token(32), token(32)];
  const secrets = { sidHash: hash(sid), tokenHash: hash(bearer) };
  await renewSession(tx, found.id, { ...secrets, lastSeenAt: now });
  const session = { start: { sid, token: bearer, maxAgeSeconds: COOKIE_SECONDS } };
  return { userId: found.account.id, session };
}

/** Lets a session wait: its secrets are nobody's until it is resumed. */
export function parkSession(tx: Tx, id: number): Promise<void> {
  const [sidHash, tokenHash] = [`${PARKED}${token(16)}`, `${PARKED}${token(16)}`];
  return renewSession(tx, id, { sidHash, tokenHash });
}
