import { roles } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { hashPassword } from '../../../platform/password.ts';
import { hash } from '../../../platform/random.ts';
import { deleteCodes, deleteCodesOf, invitedByLink } from '../codes/store.ts';
import { keepConsent } from '../consent/consent.ts';
import { refuseWeakPassword } from '../passwords/refuse-weak.ts';
import { replacePassword } from '../passwords/reset-password.ts';
import { beginSession, type Entered } from '../sessions/begin-session.ts';
import { deleteSessionsOf } from '../sessions/store.ts';
import { throttle } from '../sessions/throttle.ts';
import { setPasswordHash } from '../store.ts';
import { lockUser } from '../store-locks.ts';
import { verifyUnderLock } from '../verification/verify-email.ts';

type Invited = NonNullable<Awaited<ReturnType<typeof invitedByLink>>>;

/** Whom a link lets in; looking uses nothing up. Errors: invitation_ended, too_many. */
export async function invitedBy(context: Context, token: string): Promise<Invited> {
  const invited = await invitedByLink(context.db, hash(token), context.clock.now());
  if (invited) return invited;
  await throttle(context, 'verification-link', token);
  throw new AppError('invitation_ended');
}

/**
 * Sets the password of whom a link lets in and signs them in. A link that was mailed shows besides that
 * they read the mail of that address. It is used up in the same transaction: of two at once one comes
 * in. Errors: invitation_ended, password_common, password_personal, too_many.
 */
export async function acceptInvitation(
  context: Context,
  form: { token: string; newPassword: string; legalVersion: number | undefined },
): Promise<Entered> {
  const invited = await invitedBy(context, form.token);
  const { userId } = invited;
  context.noteAccount(userId);
  await refuseWeakPassword(context.db, form.newPassword, invited);
  const passwordHash = await hashPassword(form.newPassword);
  const now = context.clock.now();
  return context.transaction(
    async (tx) => {
      if (!(await deleteCodes(tx, invited.requestHash))) throw new AppError('invitation_ended');
      if (!(await isStillTheirs(context, tx, invited))) throw new AppError('invitation_ended');
      // Whoever has had a password is told that it was changed.
      if (invited.hasPassword) await replacePassword(context, tx, userId, passwordHash);
      else await setPasswordHash(tx, userId, passwordHash);
      await deleteCodesOf(tx, userId);
      await deleteSessionsOf(tx, userId, null);
      const { legalVersion: version } = form;
      if (version !== undefined) await keepConsent(tx, { userId, version, at: now });
      return beginSession(context, tx, userId);
    },
    { subjectId: userId },
  );
}

/**
 * Locks a person who comes in by a link, and has the e-mail to which it was mailed verified. Whoever has
 * become an administrator meanwhile lets in nobody by a link that somebody else holds.
 */
async function isStillTheirs(context: Context, tx: Tx, invited: Invited): Promise<boolean> {
  const { userId, email } = invited;
  if (invited.purpose === 'link') {
    const locked = await lockUser(tx, userId);
    return locked !== null && locked.role !== roles.administrator;
  }
  return email !== null && (await verifyUnderLock(context, tx, { userId, email })) !== null;
}
