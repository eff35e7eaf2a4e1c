import { AppError } from '@institute/contract/errors';
import { formatKobo, type Kobo } from '@institute/contract/money';
import { type Context, signedIn } from '../../../context.ts';
import { randToken } from '../../../platform/random.ts';
import { refuseOwnAffairs } from '../../../shared/own-affairs.ts';
import { userById } from '../../auth/index.ts';
import { post, walletBalance } from '../../ledger/index.ts';
import { readSettings } from '../../settings/index.ts';
import { text } from '../text.ts';
import { isRepeatedRequest } from './repeated-request.ts';

/**
 * Credits a student's wallet from the institute's adjustment account. The same `requestKey` of the
 * same administrator credits once, however often the click arrives. Errors: own_affairs,
 * student_not_found, invalid_input (the key has moved other money, or it is above the amount from which a second person
 * confirms: what is taken as a payment, or waived, waits for one).
 */
export async function fundWallet(
  context: Context,
  form: { studentId: number; amount: Kobo; requestKey: string | undefined },
): Promise<Kobo> {
  const admin = signedIn(context);
  refuseOwnAffairs(admin, [form.studentId]);
  const student = await userById(context.db, form.studentId);
  if (!student) throw new AppError('student_not_found');
  const posting = {
    from: { institute: 'admin_adjustment' },
    to: { wallet: student.id },
    amount: form.amount,
    kind: 'admin_funding',
    description: text.fundedByInstitute,
    key: `admin-funding:${admin.userId}:${form.requestKey ?? randToken()}`,
    actorId: admin.userId,
  } as const;
  if (await isRepeatedRequest(context.db, posting.key, { ...form, studentId: student.id })) {
    return walletBalance(context.db, student.id);
  }
  return context.transaction(
    async (tx) => {
      const above = Number((await readSettings(tx)).secondPersonAbove);
      if (above > 0 && form.amount > above) {
        throw new AppError('invalid_input', text.fundedAlone(formatKobo(above)));
      }
      await post(tx, context.clock.now(), [posting]);
      return walletBalance(tx, student.id);
    },
    { subjectId: student.id, details: { kobo: form.amount } },
  );
}
