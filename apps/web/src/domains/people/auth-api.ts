import * as wire from '@institute/contract/sign-in';
import { callApi } from '../../platform/api.ts';
import { useAuthStore } from '../../platform/auth-store.ts';

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

/**
 * Creates a student's account and signs in. `onDone` runs before the page changes, and is told
 * whether a referral code had to be dropped that nobody has.
 */
export async function signUp(
  typed: Registration,
  onDone: (isCodeDropped: boolean) => void,
): Promise<void> {
  const { phone: phonenumber, ...rest } = typed;
  const answer = await callApi(wire.signup, { ...rest, phonenumber });
  const { referral_known: isCodeKnown = true, ...user } = answer;
  onDone(!isCodeKnown);
  useAuthStore.getState().setUser(user);
}

/** Sets a new password by the code that was mailed. Fails with `code_wrong`. */
export async function resetByCode(reset: {
  email: string;
  code: string;
  password: string;
}): Promise<void> {
  const { email, code, password } = reset;
  await callApi(wire.resetPassword, { email, code, new_password: password });
}
