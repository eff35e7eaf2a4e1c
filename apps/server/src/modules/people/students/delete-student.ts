import { AppError } from '@institute/contract/errors';
import type { Kobo } from '@institute/contract/money';
import { type Context, signedIn } from '../../../context.ts';
import type { Holdings } from '../../../ports.ts';
import { lockAdministrators, lockUser, userById } from '../../auth/index.ts';
import { lockWallets, walletBalance } from '../../ledger/index.ts';
import { erasePerson } from './erase-person.ts';
import { decideRoleChange } from './policy.ts';

/**
 * What deleting a person would hide, and the kobo that could not be spent any more. Errors:
 * student_not_found.
 */
export async function studentDeletion(
  { db, personalData }: Context,
  studentId: number,
): Promise<Holdings & { wallet: Kobo }> {
  const student = await userById(db, studentId);
  if (!student) throw new AppError('student_not_found');
  return { ...(await personalData.holdings(db, studentId)), wallet: student.balance };
}

/**
 * Hides a person and erases what names them, here and in every other domain; results and money
 * history stay, and the e-mail is free again (rulings §4). `known` is the balance the administrator
 * was told of: with another one nothing is deleted. Errors: student_not_found, own_account,
 * last_administrator, student_changed.
 */
export async function deleteStudent(
  context: Context,
  studentId: number,
  known: Kobo | undefined,
): Promise<void> {
  const actor = signedIn(context);
  await context.transaction(
    async (tx) => {
      // Before anything is read, as with all that concerns a wallet.
      await lockWallets(tx, [studentId]);
      const administrators = await lockAdministrators(tx);
      const subject = await lockUser(tx, studentId);
      if (!subject) throw new AppError('student_not_found');
      const refusal = decideRoleChange({
        actorId: actor.userId,
        subject,
        role: null,
        administrators,
      });
      if (refusal) throw new AppError(refusal);
      if (known !== undefined && known !== (await walletBalance(tx, studentId))) {
        throw new AppError('student_changed');
      }
      await erasePerson(context, tx, subject, { keepsHistory: true });
    },
    { subjectId: studentId },
  );
}
