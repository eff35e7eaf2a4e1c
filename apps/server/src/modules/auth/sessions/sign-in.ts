import { AppError } from '@institute/contract/errors';
import type { Context } from '../../../context.ts';
import { StepNeeded } from '../../../handler.ts';
import { hashPassword, matchOf } from '../../../platform/password.ts';
import { knownDevice } from '../devices/known-device.ts';
import { askSecondStep } from '../second-factor/second-step.ts';
import { comparedName, credentialsByName, hasName } from '../sign-in-names.ts';
import { setPasswordHash, userById } from '../store.ts';
import { lockCredentials } from '../store-locks.ts';
import { beginSession, type Entered } from './begin-session.ts';
import { throttle } from './throttle.ts';

/** A person who has signed in, with their account as it is then. */
interface SignedIn extends Entered {
  account: NonNullable<Awaited<ReturnType<typeof userById>>>;
}

/**
 * Signs a person in by their e-mail or phone number. An unknown one takes as long and answers as a wrong password does. When
 * strangers have used up the attempts of an account, even the right password is not judged until
 * the device is known, by a mailed code (rulings §9). Errors: wrong_credentials, sign_in_by_code,
 * second_factor_needed.
 */
export async function signIn(
  context: Context,
  { name: typed, password }: { name: string; password: string },
): Promise<SignedIn> {
  const name = comparedName(typed, context.config.country);
  const known = await credentialsByName(context.db, name);
  const device = await knownDevice(context, known?.id ?? null);
  const refusal = 'sign_in_by_code';
  const forgive = await throttle(context, 'sign-in', name, { device, refusal });
  if (known) context.noteAccount(known.id);
  const match = await matchOf(known?.passwordHash ?? null, password);
  if (!known || match === 'none') throw new AppError('wrong_credentials');
  const renewed = match === 'old' ? await hashPassword(password) : null;
  const begun = context.transaction(async (tx) => {
    // What ends sessions locks the person too: this one is either seen and ended, or begins after it
    // and is judged by what it left. Judging a password takes long enough for one to come between.
    const user = await lockCredentials(tx, known.id);
    const isCurrent = user && hasName(user, name) && user.passwordHash === known.passwordHash;
    if (!isCurrent) throw new AppError('wrong_credentials');
    if (renewed) await setPasswordHash(tx, known.id, renewed);
    const { id } = known;
    const { role, office } = user;
    const waiting = await askSecondStep(context, tx, { id, role, office });
    if (waiting) return waiting;
    const [entered, account] = await Promise.all([beginSession(context, tx, id), userById(tx, id)]);
    if (!account) throw new Error('a person who is locked is not there');
    return { ...entered, account };
  });
  const [outcome] = await Promise.all([begun, forgive()]);
  // Thrown once the sign-in that waits is committed.
  if (outcome instanceof StepNeeded) throw outcome;
  return outcome;
}
