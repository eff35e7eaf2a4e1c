import { AppError } from '@institute/contract/errors';
import { roles } from '@institute/contract/rules/abilities';
import { type Context, signedIn } from '../../../context.ts';
import { isUniqueViolation } from '../../../platform/db.ts';
import { deleteSessionsOf } from '../sessions/store.ts';
import { verificationMails } from '../verification/mail-verification.ts';
import { decideRoleChange } from './policy.ts';
import { lockAdministrators, lockUser, type UserFields, updateUser } from './store.ts';

/**
 * Changes a person's details and role: what was not sent stays as it is. A new role or e-mail ends
 * the person's sessions at once, but for the one that makes the change; a new e-mail is to be
 * verified. Errors: student_not_found,
 * email_in_use, own_account, last_administrator.
 */
export async function editStudent(
  context: Context,
  studentId: number,
  change: Partial<UserFields>,
): Promise<void> {
  const actor = signedIn(context);
  const details: Record<string, unknown> = {};
  const work = context.transaction(
    async (tx) => {
      const mayBeDemoted = change.role !== undefined && change.role !== roles.administrator;
      const administrators = mayBeDemoted ? await lockAdministrators(tx) : [];
      const before = await lockUser(tx, studentId);
      if (!before) throw new AppError('student_not_found');
      const after = { ...before, ...change };
      const refusal = decideRoleChange({
        actorId: actor.userId,
        subject: before,
        role: after.role,
        administrators,
      });
      if (refusal) throw new AppError(refusal);
      await updateUser(tx, before, change);
      const fields = ['name', 'email', 'phone', 'role'] as const;
      details.changed = fields.filter((field) => before[field] !== after[field]);
      if (before.role !== after.role) details.role = { from: before.role, to: after.role };
      if (before.role !== after.role || before.email !== after.email) {
        const isOwn = studentId === actor.userId;
        await deleteSessionsOf(tx, studentId, isOwn ? actor.sessionId : null);
      }
      if (before.email !== after.email) {
        await context.jobs.enqueue(tx, verificationMails, { userId: studentId });
      }
    },
    { subjectId: studentId, details },
  );
  await work.catch((error: unknown) => {
    throw isUniqueViolation(error, 'users_email') ? new AppError('email_in_use') : error;
  });
}
