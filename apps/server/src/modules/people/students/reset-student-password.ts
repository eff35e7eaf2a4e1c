import { can, roles } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import { type Context, signedIn } from '../../../context.ts';
import { hashPassword } from '../../../platform/password.ts';
import {
  deleteSessionsOf,
  lockUser,
  refuseWeakPassword,
  replacePassword,
  userById,
  worksHere,
} from '../../auth/index.ts';

/**
 * Sets a student's password: every session of theirs ends, and a mail tells them. Not one's own, for
 * which the current one is asked (rulings §2), nor another administrator's, as whom nobody signs in; who
 * is no administrator sets none of anybody who works or teaches here. Errors: student_not_found,
 * own_password, not_of_administrator, not_of_colleague, password_common, password_personal.
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
      const subject = { ...student, worksHere: await worksHere(tx, studentId) };
      if (!can(actor, 'people.resetPassword', subject)) {
        throw new AppError(
          student.role === roles.administrator ? 'not_of_administrator' : 'not_of_colleague',
        );
      }
      await replacePassword(context, tx, studentId, passwordHash);
      await deleteSessionsOf(tx, studentId, null);
    },
    { subjectId: studentId },
  );
}
