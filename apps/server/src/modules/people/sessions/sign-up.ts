import { AppError } from '@institute/contract/errors';
import { roles } from '@institute/contract/rules/abilities';
import type { Context } from '../../../context.ts';
import { hashPassword } from '../../../platform/password.ts';
import { lockWallets, post } from '../../ledger/index.ts';
import { insertReferral, referrerReward, welcomeBonus } from '../../referrals/index.ts';
import { addUser } from '../add-user.ts';
import { refuseWeakPassword } from '../passwords/refuse-weak.ts';
import { userIdByReferralCode } from '../store.ts';
import { beginSession, type Entered } from './begin-session.ts';
import { throttle } from './throttle.ts';

/**
 * Creates a student with a wallet and, when a friend's code came along, credits the welcome bonus
 * (rulings §3): one transaction, so that there is no student without a wallet and no bonus without
 * a referral. Errors: email_taken, referral_unknown, password_common, password_personal, too_many.
 */
export async function signUp(
  context: Context,
  form: {
    email: string;
    password: string;
    name: string;
    phonenumber: string;
    refBy?: string | undefined;
  },
): Promise<Entered> {
  // Not counted: it says nothing of who has an account.
  await refuseWeakPassword(form.password, form);
  await throttle(context, 'sign-up', form.email);
  const now = context.clock.now();
  const passwordHash = await hashPassword(form.password);
  return context.transaction(async (tx) => {
    const referrerId = form.refBy ? await userIdByReferralCode(tx, form.refBy) : null;
    if (form.refBy && referrerId === null) throw new AppError('referral_unknown');
    const userId = await addUser(tx, now, {
      ...form,
      phone: form.phonenumber,
      passwordHash,
      role: roles.student,
    });
    if (userId === null) throw new AppError('email_taken');
    if (referrerId !== null) {
      await insertReferral(tx, { friendId: userId, referrerId, createdAt: now });
      await lockWallets(tx, [userId, referrerId]);
      await post(tx, now, [
        ...(await welcomeBonus(tx, userId)),
        ...(await referrerReward(tx, { friendId: userId, referrerId }, 'signup')),
      ]);
    }
    return beginSession(context, tx, userId);
  });
}
