import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import type { Kobo } from '@institute/contract/money';
import { ERASURE_DAYS } from '@institute/contract/privacy/my-data';
import { DAY_MS } from '@institute/contract/time/durations';
import { type Actor, type Context, signedIn } from '../../../context.ts';
import { writeAudit } from '../../audit/index.ts';
import {
  checkPassword,
  isConfirmed,
  isGuarded,
  lockAdministrators,
  lockUser,
} from '../../auth/index.ts';
import { lockWallets, walletBalance } from '../../ledger/index.ts';
import { decideErasure } from '../../people/index.ts';
import { erasureNotices } from './mail-erasure.ts';
import { erasesAtOf, setErasesAt } from './store.ts';

/** The session's own user, who alone decides about what is theirs. Errors: not_as_student. */
export function ownerOfData(context: Context): Actor {
  const actor = signedIn(context);
  if (!can(actor, 'data.manage')) throw new AppError('not_as_student');
  return actor;
}

/**
 * Marks the actor's account to be erased and tells them by mail, in case it was somebody else; gives
 * the day. Asked for again, it stays with the first day. `known` is the balance they were told is
 * given up. Errors: not_as_student, current_password_needed, current_password_wrong, too_many,
 * confirm_needed, wallet_changed, last_administrator.
 */
export async function requestErasure(
  context: Context,
  { password, known }: { password: string; known: Kobo },
): Promise<Date> {
  const actor = ownerOfData(context);
  await checkPassword(context, actor, password);
  const now = context.clock.now();
  if ((await isGuarded(context.db, actor.userId)) && !isConfirmed(actor, now)) {
    throw new AppError('confirm_needed');
  }
  return context.transaction(async (tx) => {
    await lockWallets(tx, [actor.userId]);
    const administrators = await lockAdministrators(tx);
    const subject = await lockUser(tx, actor.userId);
    if (!subject) throw new AppError('session_ended');
    const refusal = decideErasure(subject, administrators);
    if (refusal) throw new AppError(refusal);
    const before = await erasesAtOf(tx, actor.userId);
    if (before) return before;
    if ((await walletBalance(tx, actor.userId)) !== known) throw new AppError('wallet_changed');
    const erasesAt = new Date(now.getTime() + ERASURE_DAYS * DAY_MS);
    await setErasesAt(tx, actor.userId, erasesAt);
    await writeAudit(tx, now, actor, 'requestErasure', { subjectId: actor.userId });
    const notice = { userId: actor.userId, erasesAt: erasesAt.toISOString() };
    await context.jobs.enqueue(tx, erasureNotices, notice);
    return erasesAt;
  });
}

/** The actor's account stays after all. Errors: not_as_student. */
export async function keepAccount(context: Context): Promise<void> {
  const actor = ownerOfData(context);
  await context.transaction(async (tx) => {
    await lockUser(tx, actor.userId);
    if ((await erasesAtOf(tx, actor.userId)) === null) return;
    await setErasesAt(tx, actor.userId, null);
    const now = context.clock.now();
    await writeAudit(tx, now, actor, 'keepAccount', { subjectId: actor.userId });
  });
}
