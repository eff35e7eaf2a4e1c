import * as wire from '@institute/contract/auth/sign-in';
import { pathTo } from '@institute/contract/routes';
import { callApi } from '../../platform/api.ts';
import { errorCode, errorMessage } from '../../platform/api-error.ts';
import { readBoot } from '../../platform/boot.ts';
import { goTo } from '../../platform/location.ts';
import { enter, requireCookies } from './enter-api.ts';

const { phonenumber: phone, ...otherFields } = wire.registration;
/** What is asked of each field of a new account. */
export const registrationFields = { ...otherFields, phone };

/** The account of a new student, as it is typed. */
export interface Registration {
  name: string;
  email: string;
  phone: string;
  password: string;
  /** The code of the friend who told of the institute. */
  refBy?: string | undefined;
}

/** What signing up came to, beside the account. */
export interface SignUpOutcome {
  /** A referral code had to be dropped that nobody has. */
  isCodeDropped: boolean;
  /** The class was joined that brought the student. */
  hasJoined: boolean;
}

/**
 * Creates a student's account and signs in; a free class that brought the student is joined, and its first
 * lesson is where the page leads then. `onDone` runs before the page changes.
 */
export async function signUp(
  typed: Registration & { classId: string | null },
  onDone: (outcome: SignUpOutcome) => void,
): Promise<void> {
  requireCookies();
  const { phone: phonenumber, classId, ...rest } = typed;
  // The version of the terms that the page came with, and that its links lead to.
  const legalVersion = readBoot().settings?.legalVersion;
  const answer = await callApi(wire.signup, {
    ...{ ...rest, phonenumber },
    ...(legalVersion !== undefined && { legalVersion }),
    ...(classId !== null && { classId }),
  });
  const { isReferralKnown = true, joined, ...user } = answer;
  onDone({ isCodeDropped: !isReferralKnown, hasJoined: joined !== undefined });
  if (joined?.lessonId) goTo(pathTo('lesson', joined), { replace: true });
  enter(user);
}

/** Sets a new password by the code that was mailed. Fails with `code_wrong`. */
export async function resetByCode(reset: {
  email: string;
  code: string;
  password: string;
}): Promise<void> {
  const { email, code, password } = reset;
  await callApi(wire.resetPassword, { email, code, newPassword: password });
}

/** What somebody signs in with. */
export interface Credentials {
  email: string;
  password: string;
}

/**
 * Signs in; `onDone` runs before the page changes. Fails with `sign_in_by_code` and
 * `second_factor_needed`. */
export async function signIn(credentials: Credentials, onDone: () => void): Promise<void> {
  requireCookies();
  const user = await callApi(wire.login, credentials);
  onDone();
  enter(user);
}

/** Asks for a code to set a new password with; see {@link instead}. */
export function requestResetCode(email: string): Promise<string | null> {
  return instead(callApi(wire.requestPasswordReset, { email }));
}

/** Asks for a code that makes this device one that is known; see {@link instead}. */
export function requestDeviceCode(email: string): Promise<string | null> {
  return instead(callApi(wire.requestDeviceCode, { email }));
}

/**
 * Null when a code is on its way. When this mailbox has had all mails of the hour, the words that say
 * so: an earlier mail then holds a code that works, and the form goes on.
 */
async function instead(asked: Promise<null>): Promise<string | null> {
  try {
    return await asked;
  } catch (error) {
    if (errorCode(error) !== 'codes_used_up') throw error;
    return errorMessage(error);
  }
}

/** Makes this device one that is known, by the code that was mailed. Fails with `code_wrong`. */
export async function confirmDevice(proof: { email: string; code: string }): Promise<void> {
  await callApi(wire.confirmDevice, proof);
}
