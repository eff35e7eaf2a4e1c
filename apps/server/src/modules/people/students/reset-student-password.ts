import { AppError } from '@institute/contract/errors';
import { type Context, signedIn } from '../../../context.ts';
import { hashPassword } from '../../../platform/password.ts';
import { passwordNotices } from '../passwords/mail-password.ts';
import { deleteResets, deleteSessionsOf } from '../sessions/store.ts';
import { setPasswordHash } from '../store.ts';
import { lockUser } from './store.ts';

/**
 * Sets a person's password: every session of theirs ends, and a mail tells them. Not one's own, for
 * which the current one is asked (rulings §2). Errors: student_not_found, own_password.
 */
export async function resetStudentPassword(
  context: Context,
  studentId: number,
  password: string,
): Promise<void> {
  if (studentId === signedIn(context).userId) throw new AppError('own_password');
  const passwordHash = await hashPassword(password);
  await context.transaction(
    async (tx) => {
      if (!(await lockUser(tx, studentId))) throw new AppError('student_not_found');
      await setPasswordHash(tx, studentId, passwordHash);
      await deleteResets(tx, studentId);
      await deleteSessionsOf(tx, studentId, null);
      await context.jobs.enqueue(tx, passwordNotices, { userId: studentId });
    },
    { subjectId: studentId },
  );
}
