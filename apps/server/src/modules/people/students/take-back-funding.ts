import { AppError } from '@institute/contract/errors';
import type { Kobo } from '@institute/contract/money';
import { type Context, signedIn } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { randToken } from '../../../platform/random.ts';
import { userById } from '../../auth/index.ts';
import {
  type Funding,
  fundingsOf,
  hasMoved,
  lockWallets,
  post,
  reversalPrefix,
  walletBalance,
} from '../../ledger/index.ts';
import { text } from '../text.ts';
import { isRepeatedRequest } from './repeated-request.ts';

/** What of which funding is taken back, and why. */
interface Order {
  studentId: number;
  fundingId: number;
  amount: Kobo;
  reason: string;
  requestKey: string | undefined;
}

/**
 * Takes a funding back out of a student's wallet, to where it came from, by a transfer of its own; the
 * funding stays. A payment that the office took is returned once all of it has gone back. Never
 * more than was funded, nor than the wallet holds: the wallet is locked before either is read. The
 * same `requestKey` of the same administrator takes once. Gives the balance after it. Errors:
 * student_not_found, funding_not_found, funding_taken_back, funding_spent, invalid_input (the key has
 * moved other money).
 */
export async function takeBackFunding(context: Context, order: Order): Promise<Kobo> {
  const admin = signedIn(context);
  const student = await userById(context.db, order.studentId);
  if (!student) throw new AppError('student_not_found');
  const key = `${reversalPrefix(order.fundingId)}${admin.userId}:${order.requestKey ?? randToken()}`;
  const { amount, reason } = order;
  if (await isRepeatedRequest(context.db, key, { amount, studentId: student.id })) {
    return walletBalance(context.db, student.id);
  }
  const now = context.clock.now();
  return context.transaction(
    async (tx) => {
      await lockWallets(tx, [student.id]);
      if (!(await hasMoved(tx, key))) {
        const funding = await checkLeft(tx, student.id, order);
        const posting = {
          from: { wallet: student.id },
          to: { institute: funding.from },
          amount,
          kind: 'funding_reversal',
          description: text.takenBack(reason),
          key,
          actorId: admin.userId,
        } as const;
        await post(tx, now, [posting]);
        if (funding.left === amount) await context.officePayments.returned(tx, funding.key);
        await context.notices.fundingTakenBack(tx, now, { userId: student.id, amount, reason });
      }
      return walletBalance(tx, student.id);
    },
    { subjectId: student.id, details: { kobo: amount, reason, funding: order.fundingId } },
  );
}

async function checkLeft(
  tx: Tx,
  studentId: number,
  { fundingId, amount }: Order,
): Promise<Funding> {
  const [funding] = await fundingsOf(tx, studentId, [fundingId]);
  if (!funding) throw new AppError('funding_not_found');
  if (funding.left < amount) throw new AppError('funding_taken_back');
  if ((await walletBalance(tx, studentId)) < amount) throw new AppError('funding_spent');
  return funding;
}
