import { AppError } from '@institute/contract/errors';
import { getUserData, logout } from '@institute/contract/people';
import { login, requestPasswordReset, resetPassword, signup } from '@institute/contract/sign-in';
import { type Context, handle, signedIn } from '../../context.ts';
import { changePassword, requestReset, resetByCode } from './passwords/reset-password.ts';
import { presentUser } from './present.ts';
import { lacksFactor } from './second-factor/methods.ts';
import { signIn } from './sessions/sign-in.ts';
import { signUp } from './sessions/sign-up.ts';
import { deleteSession } from './sessions/store.ts';
import { userById } from './store.ts';

/** The user as the session's own call answers. Errors: session_ended. */
export async function userData(context: Context, userId: number, actingAdmin = '') {
  const row = await userById(context.db, userId);
  if (!row) throw new AppError('session_ended');
  // An administrator's device is not one of the student's.
  const pushId = actingAdmin === '' ? context.push?.idOf(userId) : undefined;
  const user = presentUser(row, actingAdmin, pushId);
  return (await lacksFactor(context.db, userId)) ? { ...user, factor_missing: true } : user;
}

export const peopleHandlers = [
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
];
