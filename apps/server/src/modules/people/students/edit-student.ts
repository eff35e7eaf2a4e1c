import { can, roles } from '@institute/contract/auth/abilities';
import { signInNameOf } from '@institute/contract/auth/user';
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
 * verified. Who has none signs in with the phone, which is then a sign-in name like it (decision 138).
 * Errors: student_not_found, phone_unknown, email_in_use, phone_in_use, way_in_missing,
 * administrator_without_email, own_account, last_administrator, not_of_administrator.
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
      const change = readChange(sent, before, context.config.country);
      const after = { ...before, ...change };
      refuseWithoutName(after);
      const refusal = decideRoleChange({
        actorId: actor.userId,
        subject: before,
        role: after.role,
        administrators,
      });
      if (refusal) throw new AppError(refusal);
      const isMoved = signInNameOf(before) !== signInNameOf(after);
      if (isMoved) refuseMove(actor, before);
      await updateUser(tx, before, change);
      const fields = ['name', 'email', 'phone', 'role'] as const;
      details.changed = fields.filter((field) => before[field] !== after[field]);
      if (before.role !== after.role) details.role = { from: before.role, to: after.role };
      const ownSession = studentId === actor.userId ? actor.sessionId : null;
      if (before.role !== after.role || isMoved) await deleteSessionsOf(tx, studentId, ownSession);
      if (isMoved) await followMove(context, tx, { before, after, keptSession: ownSession });
    },
    { subjectId: studentId, details },
  );
  await work.catch((error: unknown) => {
    if (isUniqueViolation(error, 'users_email')) throw new AppError('email_in_use');
    if (isUniqueViolation(error, 'users_sign_in_phone')) throw new AppError('phone_in_use');
    throw error;
  });
}

/**
 * What was sent, with an empty e-mail as none and a phone number in its one way. One from long ago that
 * is not touched stays as it was written, unless somebody is to sign in with it.
 */
function readChange(
  sent: Partial<UserFields>,
  before: LockedUser,
  country: CountryCode,
): Partial<UserFields> {
  const change = { ...sent, ...(sent.email === '' && { email: null }) };
  const { email, phone } = { ...before, ...change };
  if (phone === before.phone && email !== null) return change;
  return { ...change, phone: keptPhone(phone, country) };
}

/** Errors: administrator_without_email, way_in_missing. */
function refuseWithoutName(person: LockedUser): void {
  if (person.email === null && person.role === roles.administrator) {
    throw new AppError('administrator_without_email');
  }
  if (signInNameOf(person) === '') throw new AppError('way_in_missing');
}

/** Who changes what an account signs in with can have its password reset there. Errors: not_of_administrator. */
function refuseMove(actor: Actor, subject: LockedUser): void {
  if (subject.id === actor.userId || can(actor, 'people.resetPassword', subject)) return;
  throw new AppError('not_of_administrator');
}

/**
 * What a sign-in name proved ends with it: codes and links that are on their way, and devices that are
 * known, but for that of the session to keep. A new address is asked to verify itself, or invited where
 * the one before was, which is told.
 */
async function followMove(
  { jobs }: Context,
  tx: Tx,
  move: { before: LockedUser; after: LockedUser; keptSession: number | null },
): Promise<void> {
  const { before, after, keptSession } = move;
  const { id: userId, email } = before;
  await deleteCodesOf(tx, userId);
  const here = keptSession === null ? null : await deviceOfSession(tx, keptSession);
  await deleteDevicesOf(tx, userId, here);
  if (email !== null) await jobs.enqueue(tx, emailNotices, { userId, email });
  if (after.email === null) return;
  if (await hasPassword(tx, userId)) await jobs.enqueue(tx, verificationMails, { userId });
  else await jobs.enqueue(tx, invitationMails, { userId, classNames: [] });
}
