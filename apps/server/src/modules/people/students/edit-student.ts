import { can, roles } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import { type Actor, type Context, signedIn } from '../../../context.ts';
import { isUniqueViolation, type Tx } from '../../../platform/db.ts';
import { type CountryCode, keptPhone } from '../../../shared/phone-number.ts';
import {
  deleteCodesOf,
  deleteDevicesOf,
  deleteSessionsOf,
  deviceOfSession,
  hasPassword,
  invitationMails,
  type LockedUser,
  lockAdministrators,
  lockUser,
  type UserFields,
  updateUser,
  verificationMails,
} from '../../auth/index.ts';
import { emailNotices } from './mail-email-notice.ts';
import { decideRoleChange } from './policy.ts';

/**
 * Changes a person's details and role: what was not sent stays as it is. A new role or e-mail ends
 * the person's sessions at once, but for the one that makes the change; a new e-mail is to be
 * verified. Errors: student_not_found, phone_unknown, email_in_use, own_account, last_administrator,
 * not_of_administrator.
 */
export async function editStudent(
  context: Context,
  studentId: number,
  sent: Partial<UserFields>,
): Promise<void> {
  const actor = signedIn(context);
  const details: Record<string, unknown> = {};
  const work = context.transaction(
    async (tx) => {
      const mayBeDemoted = sent.role !== undefined && sent.role !== roles.administrator;
      const administrators = mayBeDemoted ? await lockAdministrators(tx) : [];
      const before = await lockUser(tx, studentId);
      if (!before) throw new AppError('student_not_found');
      const change = withKeptPhone(sent, before, context.config.country);
      const after = { ...before, ...change };
      const refusal = decideRoleChange({
        actorId: actor.userId,
        subject: before,
        role: after.role,
        administrators,
      });
      if (refusal) throw new AppError(refusal);
      const isMoved = before.email !== after.email;
      if (isMoved) refuseMove(actor, before);
      await updateUser(tx, before, change);
      const fields = ['name', 'email', 'phone', 'role'] as const;
      details.changed = fields.filter((field) => before[field] !== after[field]);
      if (before.role !== after.role) details.role = { from: before.role, to: after.role };
      const ownSession = studentId === actor.userId ? actor.sessionId : null;
      if (before.role !== after.role || isMoved) await deleteSessionsOf(tx, studentId, ownSession);
      if (isMoved) await followMove(context, tx, before, ownSession);
    },
    { subjectId: studentId, details },
  );
  await work.catch((error: unknown) => {
    throw isUniqueViolation(error, 'users_email') ? new AppError('email_in_use') : error;
  });
}

/** A phone number in its one way; one from long ago that is not touched stays as it was written. */
function withKeptPhone(
  sent: Partial<UserFields>,
  before: LockedUser,
  country: CountryCode,
): Partial<UserFields> {
  if (sent.phone === undefined || sent.phone === before.phone) return sent;
  return { ...sent, phone: keptPhone(sent.phone, country) };
}

/** Who changes an account's e-mail can have its password reset there. Errors: not_of_administrator. */
function refuseMove(actor: Actor, subject: LockedUser): void {
  if (subject.id === actor.userId || can(actor, 'people.resetPassword', subject)) return;
  throw new AppError('not_of_administrator');
}

/**
 * What an e-mail proved ends with it: codes that are on their way to it, and devices that are known,
 * but for that of the session to keep. The new address is asked to verify itself, or invited where the
 * one before was, which is told.
 */
async function followMove(
  { jobs }: Context,
  tx: Tx,
  before: LockedUser,
  keptSession: number | null,
): Promise<void> {
  const { id: userId, email } = before;
  await deleteCodesOf(tx, userId);
  const here = keptSession === null ? null : await deviceOfSession(tx, keptSession);
  await deleteDevicesOf(tx, userId, here);
  if (await hasPassword(tx, userId)) await jobs.enqueue(tx, verificationMails, { userId });
  else await jobs.enqueue(tx, invitationMails, { userId, classNames: [] });
  if (email !== null) await jobs.enqueue(tx, emailNotices, { userId, email });
}
