import { AppError } from '@institute/contract/errors';
import type { Kobo } from '@institute/contract/money';
import { type Actor, type Context, signedIn } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { referrerOf, referrerReward } from '../referrals/index.ts';
import { lockWallets, type Posting, post, walletBalance } from '../wallet/index.ts';
import { decideEnrolment } from './rules.ts';
import {
  type ClassRow,
  classByRef,
  type EnrolmentRow,
  enrolmentOf,
  extendEnrolment,
  insertEnrolment,
} from './store.ts';

/**
 * Joins a class from the wallet, or renews its subscription: active, open, prerequisite, not
 * already active, funds, all in one transaction (rulings §4). The student's wallet is locked before
 * anything is read, so two enrolments of one student follow each other and charge as one person
 * would expect. Errors: class_not_found, class_inactive, class_closed, prerequisite_not_met,
 * already_enrolled, insufficient_balance.
 */
export async function enrol(
  context: Context,
  classRef: string,
): Promise<{ row: ClassRow; enrolment: EnrolmentRow; balance: Kobo; act: 'join' | 'renew' }> {
  const student = signedIn(context);
  return context.transaction(async (tx) => {
    const referrerId = await referrerOf(tx, student.userId);
    await lockWallets(tx, referrerId === null ? [student.userId] : [student.userId, referrerId]);
    const done = await enrolUnderLock(context, tx, student, classRef);
    const isPaid = done.row.price > 0;
    const pair = { friendId: student.userId, referrerId };
    const reward =
      done.act === 'join'
        ? await referrerReward(tx, pair, isPaid ? 'paid_enrolment' : 'enrolment')
        : [];
    await post(tx, context.clock.now(), [...charge(student, done), ...reward]);
    return { ...done, balance: await walletBalance(tx, student.userId) };
  });
}

async function enrolUnderLock(context: Context, tx: Tx, student: Actor, classRef: string) {
  const row = await classByRef(tx, classRef);
  if (!row) throw new AppError('class_not_found');
  const now = context.clock.now();
  const current = await enrolmentOf(tx, student.userId, row.id);
  const decision = decideEnrolment({
    row,
    enrolment: current,
    prerequisiteMet: await isPrerequisiteMet(context, tx, student.userId, row),
    now,
    timeZone: context.config.timeZone,
  });
  if ('refuse' in decision) throw new AppError(decision.refuse);
  const { act, subscriptionEndsAt } = decision;
  if (act === 'renew' && current) {
    return { row, act, enrolment: await extendEnrolment(tx, current.id, subscriptionEndsAt) };
  }
  const enrolment = await insertEnrolment(tx, {
    userId: student.userId,
    classId: row.id,
    enrolledAt: now,
    subscriptionEndsAt,
  });
  return { row, act, enrolment };
}

/** Whether the class that must come first, if there is one still, has been completed. */
async function isPrerequisiteMet(
  context: Context,
  tx: Tx,
  userId: number,
  row: ClassRow,
): Promise<boolean> {
  if (row.prerequisiteId === null) return true;
  const prerequisite = await classByRef(tx, String(row.prerequisiteId));
  if (!prerequisite) return true;
  const done = await context.progress.completedClasses(tx, userId, [prerequisite.id]);
  return done.has(prerequisite.id);
}

/** The payment for a class, from the wallet to the revenue; none for a free one. */
function charge(
  student: Actor,
  { row, enrolment, act }: { row: ClassRow; enrolment: EnrolmentRow; act: 'join' | 'renew' },
): Posting[] {
  if (row.price === 0) return [];
  return [
    {
      from: { wallet: student.userId },
      to: { institute: 'class_revenue' },
      amount: row.price,
      kind: act === 'join' ? 'class_enrolment' : 'class_renewal',
      description: `${act === 'join' ? 'Enrolment' : 'Renewal'}: ${row.name}`,
      key: `enrolment:${enrolment.id}:${enrolment.periods}`,
      actorId: student.userId,
    },
  ];
}
