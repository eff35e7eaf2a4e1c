import { AppError } from '@institute/contract/errors';
import { can } from '@institute/contract/rules/abilities';
import type { Actor, Context } from '../../../context.ts';
import { hashPassword, passwordMatches } from '../../../platform/password.ts';
import { hash, sameText } from '../../../platform/random.ts';
import { deleteSessionsOf, takeGuess, useReset } from '../sessions/store.ts';
import { throttle } from '../sessions/throttle.ts';
import { credentialsByEmail, passwordHashOf, setPasswordHash } from '../store.ts';
import { passwordNotices, resetCodes } from './mail-password.ts';

/** Rulings §2: a mailed code takes five guesses. */
const MAX_GUESSES = 5;

/**
 * Mails a reset code. Everything that depends on whether the e-mail is known happens after the
 * answer, so that neither its words nor its time tell. Errors: too_many.
 */
export async function requestReset(context: Context, email: string): Promise<void> {
  await throttle(context, 'reset-request', email);
  await context.transaction((tx) => context.jobs.enqueue(tx, resetCodes, { email }));
}

/** Sets a new password by a mailed code. Errors: code_needed, code_wrong, too_many. */
export async function resetByCode(
  context: Context,
  form: { email: string; code: string; newPassword: string },
): Promise<void> {
  if (!form.code) throw new AppError('code_needed');
  const forgive = await throttle(context, 'reset-guess', form.email);
  const user = await credentialsByEmail(context.db, form.email);
  const codeHash = user && (await takeGuess(context.db, user.id, context.clock.now(), MAX_GUESSES));
  if (!user || !codeHash || !sameText(hash(form.code), codeHash)) throw new AppError('code_wrong');
  const passwordHash = await hashPassword(form.newPassword);
  await context.transaction(async (tx) => {
    if (!(await useReset(tx, user.id, codeHash))) throw new AppError('code_wrong');
    await setPasswordHash(tx, user.id, passwordHash);
    await deleteSessionsOf(tx, user.id, null);
    await context.jobs.enqueue(tx, passwordNotices, { userId: user.id });
  });
  await forgive();
}

/**
 * Changes the password of the session's own user, who proves to know the current one; all other
 * sessions end. Errors: not_as_student, not_yours, current_password_needed, current_password_wrong.
 */
export async function changePassword(
  context: Context,
  actor: Actor,
  form: { email: string; currentPassword: string; newPassword: string },
): Promise<void> {
  if (!can(actor, 'password.change')) throw new AppError('not_as_student');
  if (form.email !== actor.email) throw new AppError('not_yours');
  if (!form.currentPassword) throw new AppError('current_password_needed');
  const forgive = await throttle(context, 'password-change', actor.email);
  const stored = await passwordHashOf(context.db, actor.userId);
  if (!(await passwordMatches(stored, form.currentPassword))) {
    throw new AppError('current_password_wrong');
  }
  await forgive();
  const passwordHash = await hashPassword(form.newPassword);
  await context.transaction(async (tx) => {
    await setPasswordHash(tx, actor.userId, passwordHash);
    await deleteSessionsOf(tx, actor.userId, actor.sessionId);
    await context.jobs.enqueue(tx, passwordNotices, { userId: actor.userId });
  });
}
