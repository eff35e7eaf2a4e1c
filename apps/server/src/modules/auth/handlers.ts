import type { AbilityActor } from '@institute/contract/auth/abilities';
import {
  checkReferralCode,
  confirmDevice as confirmDeviceCall,
  login,
  requestDeviceCode,
  requestPasswordReset,
  resetPassword,
  signup,
} from '@institute/contract/auth/sign-in';
import { endLoginAs as endLoginAsCall, getUserData, logout } from '@institute/contract/auth/user';
import { AppError } from '@institute/contract/errors';
import { type Context, signedIn } from '../../context.ts';
import { handle } from '../../handler.ts';
import { requestCode } from './codes/mailed-codes.ts';
import { confirmDevice } from './devices/confirm-device.ts';
import { changePassword, resetByCode } from './passwords/reset-password.ts';
import { presentUser } from './present.ts';
import { lacksFactor } from './second-factor/methods.ts';
import { endLoginAs, signOut } from './sessions/end-login-as.ts';
import { signIn } from './sessions/sign-in.ts';
import { referrerBy, signUp } from './sessions/sign-up.ts';
import { throttle } from './sessions/throttle.ts';
import { type UserRow, userById } from './store.ts';
import { text } from './text.ts';

/** The user as the session's own call answers. Errors: session_ended. */
export async function userData(context: Context, userId: number, actingAdmin = '') {
  const row = await userById(context.db, userId);
  if (!row) throw new AppError('session_ended');
  return dataOf(context, row, actingAdmin, row);
}

async function dataOf(
  context: Context,
  row: UserRow,
  actingAdmin: string,
  { teaches, office }: Pick<AbilityActor, 'teaches' | 'office'>,
) {
  // An administrator's device is not one of the student's.
  const pushId = actingAdmin === '' ? context.push?.idOf(row) : undefined;
  const user = presentUser(row, { actingAdmin, pushId, teaches, office });
  return (await lacksFactor(context.db, { ...row, office }))
    ? { ...user, isFactorMissing: true }
    : user;
}

export const peopleHandlers = [
  handle(login, async (context, { email: name, password }) => {
    const { account, session, browser } = await signIn(context, { name, password });
    const data = await dataOf(context, account, '', account);
    return { data, message: text.signedIn, session, browser };
  }),

  handle(signup, async (context, { legal_version: legalVersion, class_id: classRef, ...form }) => {
    const signedUp = await signUp(context, { ...form, legalVersion, classRef });
    const { userId, isCodeUnknown, joined, ...entered } = signedUp;
    const data = {
      ...(await userData(context, userId)),
      ...(isCodeUnknown && { isReferralKnown: false }),
      ...(joined && { joined }),
    };
    return { data, message: text.signedUp, ...entered };
  }),

  handle(checkReferralCode, async (context, { code }) => {
    await throttle(context, 'referral-check', code);
    return { data: { known: (await referrerBy(context.db, code)) !== null } };
  }),

  handle(logout, async (context) => {
    await signOut(context);
    return { data: null, message: text.signedOut, session: { end: true } };
  }),

  handle(endLoginAsCall, async (context) => {
    const { userId, session } = await endLoginAs(context);
    return { data: await userData(context, userId), message: text.yourselfAgain, session };
  }),

  handle(getUserData, async (context) => {
    const { userId, account, admin, ...work } = signedIn(context);
    const name = admin?.name ?? '';
    // Read with the session, a moment ago.
    const data = account ? dataOf(context, account, name, work) : userData(context, userId, name);
    return { data: await data };
  }),

  handle(requestPasswordReset, async (context, { email }) => {
    const browser = await requestCode(context, 'reset', email);
    return { data: null, message: text.codeMailed, browser };
  }),

  handle(requestDeviceCode, async (context, { email }) => {
    const browser = await requestCode(context, 'device', email);
    return { data: null, message: text.codeMailed, browser };
  }),

  handle(confirmDeviceCall, async (context, { email: name, code }) => {
    const browser = await confirmDevice(context, { name, code });
    return { data: null, message: text.deviceKnown, browser };
  }),

  handle(resetPassword, async (context, { email, code, new_password, current_password }) => {
    const form = {
      name: email,
      code,
      newPassword: new_password,
      currentPassword: current_password,
    };
    if (context.actor && !code) {
      const browser = await changePassword(context, context.actor, form);
      return { data: null, message: text.passwordUpdated, browser };
    }
    const browser = await resetByCode(context, form);
    return { data: null, message: text.passwordReset, browser };
  }),
];
