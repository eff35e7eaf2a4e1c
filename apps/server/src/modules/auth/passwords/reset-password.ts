import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import type { Actor, Context } from '../../../context.ts';
import type { BrowserChange } from '../../../handler.ts';
import type { Tx } from '../../../platform/db.ts';
import { hashPassword, passwordMatches } from '../../../platform/password.ts';
import { judgeCode } from '../codes/mailed-codes.ts';
import { deleteCodesOf } from '../codes/store.ts';
import { bindDevice, markProven } from '../devices/known-device.ts';
import { deleteDevicesOf } from '../devices/store.ts';
import { isGuarded } from '../second-factor/methods.ts';
import { deleteSessionsOf, setSessionDevice } from '../sessions/store.ts';
import { isWithin, throttle } from '../sessions/throttle.ts';
import { comparedName } from '../sign-in-names.ts';
import { passwordHashOf, setPasswordHash, userById } from '../store.ts';
import { lockUser } from '../store-locks.ts';
import { passwordNotices } from './mail-notice.ts';
import { refuseWeakPassword } from './refuse-weak.ts';

/**
 * Sets a new password by a mailed code. The browser that did is a known device of the person from
 * then on, and no other is. Errors: code_needed, code_wrong, password_common, password_personal,
 * too_many.
 */
export async function resetByCode(
  context: Context,
  form: { name: string; code: string; newPassword: string },
): Promise<BrowserChange> {
  const reader = await judgeCode(context, 'reset', form);
  const user = await userById(context.db, reader.userId);
  if (!user) throw new AppError('code_wrong');
  // Only now: the words would tell a stranger whose name this is.
  await refuseWeakPassword(context.db, form.newPassword, user);
  const passwordHash = await hashPassword(form.newPassword);
  return context.transaction(async (tx) => {
    await reader.useCodes(tx);
    await replacePassword(context, tx, user.id, passwordHash);
    await deleteSessionsOf(tx, user.id, null);
    const { key } = await bindDevice(context, tx, user.id);
    return { deviceKey: key, codeRequest: null };
  });
}

/**
 * Changes the password of the session's own user, who proves to know the current one; all other
 * sessions end, and no other device is known any more. Errors: not_as_student, not_yours,
 * current_password_needed, current_password_wrong, password_common, password_personal, too_many.
 */
export async function changePassword(
  context: Context,
  actor: Actor,
  form: { name: string; currentPassword: string; newPassword: string },
): Promise<BrowserChange> {
  if (!can(actor, 'password.change')) throw new AppError('not_as_student');
  if (!isOwnName(context, actor, form.name)) throw new AppError('not_yours');
  if (!form.currentPassword) throw new AppError('current_password_needed');
  const phone = actor.account?.phone ?? '';
  await refuseWeakPassword(context.db, form.newPassword, { ...actor, phone });
  const forgive = await throttle(context, 'password-change', actor.signInName);
  const stored = await passwordHashOf(context.db, actor.userId);
  if (!(await passwordMatches(stored, form.currentPassword))) {
    throw new AppError('current_password_wrong');
  }
  await forgive();
  const passwordHash = await hashPassword(form.newPassword);
  return context.transaction(async (tx) => {
    // A change that came first has ended this session, which must not undo it.
    await lockUser(tx, actor.userId);
    if ((await passwordHashOf(tx, actor.userId)) !== stored) {
      throw new AppError('current_password_wrong');
    }
    await replacePassword(context, tx, actor.userId, passwordHash);
    await deleteSessionsOf(tx, actor.userId, actor.sessionId);
    const { id, key } = await bindDevice(context, tx, actor.userId);
    await setSessionDevice(tx, actor.sessionId, id);
    // A session of a guarded account has passed the second factor, or has added it.
    if (await isGuarded(tx, actor.userId)) await markProven(context, tx, actor.userId, key);
    return { deviceKey: key };
  });
}

/** Whether a form names the session's own user; somebody without an e-mail may leave it out. */
function isOwnName({ config }: Context, actor: Actor, name: string): boolean {
  return name === '' ? actor.email === '' : comparedName(name, config.country) === actor.signInName;
}

/** Sets a password: no device stays known, no code stays good, and its owner is told, some times an hour. */
export async function replacePassword(
  { jobs, clock }: Pick<Context, 'jobs' | 'clock'>,
  tx: Tx,
  userId: number,
  passwordHash: string,
): Promise<void> {
  await setPasswordHash(tx, userId, passwordHash);
  await deleteDevicesOf(tx, userId, null);
  await deleteCodesOf(tx, userId);
  if (await isWithin(tx, clock.now(), 'password-mail', userId)) {
    await jobs.enqueue(tx, passwordNotices, { userId });
  }
}
