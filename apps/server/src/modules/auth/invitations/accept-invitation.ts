import { AppError } from '@institute/contract/errors';
import type { Context } from '../../../context.ts';
import { hashPassword } from '../../../platform/password.ts';
import { hash } from '../../../platform/random.ts';
import { deleteCodes, deleteCodesOf, invitationByLink } from '../codes/store.ts';
import { keepConsent } from '../consent/consent.ts';
import { refuseWeakPassword } from '../passwords/refuse-weak.ts';
import { beginSession, type Entered } from '../sessions/begin-session.ts';
import { deleteSessionsOf } from '../sessions/store.ts';
import { throttle } from '../sessions/throttle.ts';
import { setPasswordHash } from '../store.ts';
import { verifyUnderLock } from '../verification/verify-email.ts';

/** Whom a mailed link invites; looking uses nothing up. Errors: invitation_ended, too_many. */
export async function invitedBy(context: Context, token: string) {
  const invited = await invitationByLink(context.db, hash(token), context.clock.now());
  if (invited) return invited;
  await throttle(context, 'verification-link', token);
  throw new AppError('invitation_ended');
}

/**
 * Sets the first password of whom a mailed link invites, who has shown by it to read the mail of that
 * address, and signs them in. The link is used up in the same transaction: of two at once one comes
 * in. Errors: invitation_ended, password_common, password_personal, too_many.
 */
export async function acceptInvitation(
  context: Context,
  form: { token: string; newPassword: string; legalVersion: number | undefined },
): Promise<Entered> {
  const { userId, name, email, requestHash } = await invitedBy(context, form.token);
  context.noteAccount(userId);
  await refuseWeakPassword(context.db, form.newPassword, { name, email });
  const passwordHash = await hashPassword(form.newPassword);
  const now = context.clock.now();
  return context.transaction(
    async (tx) => {
      if (!(await deleteCodes(tx, requestHash))) throw new AppError('invitation_ended');
      const isTheirs = (await verifyUnderLock(context, tx, { userId, email })) !== null;
      if (!isTheirs) throw new AppError('invitation_ended');
      await setPasswordHash(tx, userId, passwordHash);
      await deleteCodesOf(tx, userId);
      await deleteSessionsOf(tx, userId, null);
      const { legalVersion: version } = form;
      if (version !== undefined) await keepConsent(tx, { userId, version, at: now });
      return beginSession(context, tx, userId);
    },
    { subjectId: userId },
  );
}
