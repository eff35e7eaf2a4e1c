import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import { type Actor, type Context, signedIn } from '../../../context.ts';
import { deleteDevices, deleteDevicesOf } from '../devices/store.ts';
import { renewPushName } from '../store.ts';
import { deleteOwnSession, deleteSessionsOf, deviceOfSession, sessionsOf } from './store.ts';

/** The session's own user, who alone may see and end their sessions. Errors: not_as_student. */
function owner(context: Context): Actor {
  const actor = signedIn(context);
  if (!can(actor, 'sessions.manage')) throw new AppError('not_as_student');
  return actor;
}

/** Where the actor is signed in: the session that asks first, then the last seen. */
export async function listSessions(context: Context) {
  const { userId, sessionId } = owner(context);
  const found = await sessionsOf(context.db, userId, context.clock.now());
  const places = found.map((place) => ({ ...place, isCurrent: place.id === sessionId }));
  return places.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/**
 * Signs the actor out in one place; its device is not known any more and is told no news, as it may
 * be in other hands. Errors: session_not_found.
 */
export async function endSession(context: Context, id: number): Promise<void> {
  const { userId, sessionId } = owner(context);
  await context.transaction(async (tx) => {
    const isElsewhere = id !== sessionId;
    if (isElsewhere) await renewPushName(tx, userId);
    const ended = await deleteOwnSession(tx, userId, id);
    if (!ended) throw new AppError('session_not_found');
    if (ended.deviceId !== null && isElsewhere) await deleteDevices(tx, [ended.deviceId]);
  });
}

/** Signs the actor out everywhere else; no other device is known any more. */
export async function endOtherSessions(context: Context): Promise<void> {
  const { userId, sessionId } = owner(context);
  await context.transaction(async (tx) => {
    const here = await deviceOfSession(tx, sessionId);
    await deleteSessionsOf(tx, userId, sessionId);
    await deleteDevicesOf(tx, userId, here);
  });
}
