import {
  getUserData,
  login,
  logout,
  requestPasswordReset,
  resetPassword,
  signup,
} from '@institute/contract/accounts';
import { AppError } from '@institute/contract/errors';
import { fundWallet as fundWalletCall, getStudentList } from '@institute/contract/managed-accounts';
import { nairaNumber } from '@institute/contract/money';
import { type Context, handle, signedIn } from '../../context.ts';
import { pageOf } from '../../page.ts';
import { fundWallet } from './fund-wallet.ts';
import { presentStudent, presentUser } from './present.ts';
import { changePassword, requestReset, resetByCode } from './reset-password.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { listUsers, userById } from './store.ts';
import { deleteSession } from './store-sessions.ts';

async function userData(context: Context, userId: number, actingAdmin = '') {
  const row = await userById(context.db, userId);
  if (!row) throw new AppError('session_ended');
  return presentUser(row, actingAdmin);
}

export const handlers = [
  handle(login, async (context, form) => {
    const { userId, session } = await signIn(context, form);
    return { data: await userData(context, userId), message: 'Login successful!', session };
  }),

  handle(signup, async (context, form) => {
    const { userId, session } = await signUp(context, form);
    return { data: await userData(context, userId), message: 'Registration successful!', session };
  }),

  handle(logout, async (context) => {
    await deleteSession(context.db, signedIn(context).sessionId);
    return { data: null, message: 'You are signed out.', session: { end: true } };
  }),

  handle(getUserData, async (context) => {
    const { userId, admin } = signedIn(context);
    return { data: await userData(context, userId, admin?.name) };
  }),

  handle(requestPasswordReset, async (context, { email }) => {
    await requestReset(context, email);
    return {
      data: null,
      message: 'If this e-mail belongs to an account, a 6-digit code is on its way to it.',
    };
  }),

  handle(resetPassword, async (context, { email, code, new_password, current_password }) => {
    const form = { email, code, newPassword: new_password, currentPassword: current_password };
    if (context.actor && !code) {
      await changePassword(context, context.actor, form);
      return { data: null, message: 'Password updated successfully!' };
    }
    await resetByCode(context, form);
    return { data: null, message: 'Password reset successful! You can now login.' };
  }),

  handle(getStudentList, async (context, input) => {
    const page = pageOf(input);
    const { total, rows } = await listUsers(context.db, { ...page, sort: input.sort });
    return {
      data: rows.map((row) => presentStudent(row, context.config.timeZone)),
      meta: page.meta(total),
    };
  }),

  handle(fundWalletCall, async (context, { student_id, amount, request_key }) => {
    const form = { studentId: student_id, amount, requestKey: request_key };
    const balance = await fundWallet(context, form);
    return { data: { wallet: nairaNumber(balance) }, message: 'Wallet funded successfully!' };
  }),
];
