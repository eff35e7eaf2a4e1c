import { AppError } from '@institute/contract/errors';
import { type Context, signedIn } from '../../../context.ts';
import type { SessionChange } from '../../../handler.ts';
import { resumeSession } from './sessions.ts';
import { deleteSession, lockSession, waitingBehind } from './store.ts';

/**
 * Ends the session as a student and gives the administrator's own back (rulings §9): no password is
 * asked for, since both halves of the session that ends are the proof. When the own one has ended as
 * well, both are over. Of two who end it at once one is given the cookies; the other, whose answer
 * may come last, gets none. Errors: not_acting, session_ended.
 */
export async function endLoginAs(
  context: Context,
): Promise<{ userId: number; session: SessionChange }> {
  const { admin, sessionId } = signedIn(context);
  if (!admin) throw new AppError('not_acting');
  const resumed = await context.transaction(async (tx) => {
    if (!(await lockSession(tx, sessionId))) throw new AppError('not_acting');
    const own = await resumeSession(tx, context.clock.now(), sessionId);
    await deleteSession(tx, sessionId);
    return own;
  });
  if (!resumed) throw new AppError('session_ended');
  return resumed;
}

/** Signs the actor out; whoever acts as a student leaves with both sessions. */
export async function signOut(context: Context): Promise<void> {
  const { admin, sessionId } = signedIn(context);
  const waiting = admin ? await waitingBehind(context.db, sessionId) : null;
  // What stands before it goes with it.
  await deleteSession(context.db, waiting?.id ?? sessionId);
}
