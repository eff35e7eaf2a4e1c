import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import { type Context, signedIn } from '../../../context.ts';
import { hashPassword } from '../../../platform/password.ts';
import {
  deleteSessionsOf,
  lockUser,
  refuseWeakPassword,
  replacePassword,
  userById,
} from '../../auth/index.ts';

/**
 * Sets a student's password: every session of theirs ends, and a mail tells them. Not one's own, for
 * which the current one is asked (rulings §2), nor another administrator's, as whom nobody signs in.
 * Errors: student_not_found, own_password, not_of_administrator, password_common, password_personal.
 */
export async function resetStudentPassword(
  context: Context,
  studentId: number,
  password: string,
): Promise<void> {
  const actor = signedIn(context);
  if (studentId === actor.userId) throw new AppError('own_password');
  const known = await userById(context.db, studentId);
  if (!known) throw new AppError('student_not_found');
  await refuseWeakPassword(context.db, password, known);
  const passwordHash = await hashPassword(password);
  await context.transaction(
    async (tx) => {
      const student = await lockUser(tx, studentId);
      if (!student) throw new AppError('student_not_found');
      if (!can(actor, 'people.resetPassword', student)) throw new AppError('not_of_administrator');
      await replacePassword(context, tx, studentId, passwordHash);
      await deleteSessionsOf(tx, studentId, null);
    },
    { subjectId: studentId },
  );
}
