import { AppError } from '@institute/contract/errors';
import { roles } from '@institute/contract/rules/abilities';
import { type Context, signedIn } from '../../context.ts';
import { isUniqueViolation } from '../../platform/db.ts';
import { decideRoleChange } from './policy.ts';
import { lockAdministrators, lockUser, updateUser } from './store-managing.ts';
import { deleteSessionsOf } from './store-sessions.ts';

/** What an administrator changes of a person. */
export interface StudentForm {
  name: string;
  email: string;
  phone: string;
  role: number;
}

/**
 * Changes a person's details and role. A new role or e-mail ends the person's sessions at once, but
 * for the one that makes the change. Errors: student_not_found, email_in_use, own_account,
 * last_administrator.
 */
export async function editStudent(
  context: Context,
  studentId: number,
  form: StudentForm,
): Promise<void> {
  const actor = signedIn(context);
  const details: Record<string, unknown> = {};
  const work = context.transaction(
    async (tx) => {
      const administrators = form.role === roles.administrator ? [] : await lockAdministrators(tx);
      const before = await lockUser(tx, studentId);
      if (!before) throw new AppError('student_not_found');
      const refusal = decideRoleChange({
        actorId: actor.userId,
        subject: before,
        role: form.role,
        administrators,
      });
      if (refusal) throw new AppError(refusal);
      await updateUser(tx, studentId, form);
      const fields = ['name', 'email', 'phone', 'role'] as const;
      details.changed = fields.filter((field) => before[field] !== form[field]);
      if (before.role !== form.role) details.role = { from: before.role, to: form.role };
      if (before.role !== form.role || before.email !== form.email) {
        const isOwn = studentId === actor.userId;
        await deleteSessionsOf(tx, studentId, isOwn ? actor.sessionId : null);
      }
    },
    { subjectId: studentId, details },
  );
  await work.catch((error: unknown) => {
    throw isUniqueViolation(error, 'users_email') ? new AppError('email_in_use') : error;
  });
}
