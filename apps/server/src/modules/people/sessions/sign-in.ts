import { AppError } from '@institute/contract/errors';
import type { Context } from '../../../context.ts';
import { StepNeeded } from '../../../handler.ts';
import { passwordMatches } from '../../../platform/password.ts';
import { knownDevice } from '../devices/known-device.ts';
import { askSecondStep } from '../second-factor/second-step.ts';
import { credentialsByEmail } from '../store.ts';
import { lockCredentials } from '../students/store.ts';
import { beginSession, type Entered } from './begin-session.ts';
import { throttle } from './throttle.ts';

/**
 * Signs a person in. An unknown e-mail takes as long and answers as a wrong password does. When
 * strangers have used up the attempts of an account, even the right password is not judged until
 * the device is known, by a mailed code (rulings §9). Errors: wrong_credentials, sign_in_by_code,
 * second_factor_needed.
 */
export async function signIn(
  context: Context,
  { email, password }: { email: string; password: string },
): Promise<Entered> {
  const device = await knownDevice(context, email);
  const refusal = 'sign_in_by_code';
  const forgive = await throttle(context, 'sign-in', email, { device, refusal });
  const known = await credentialsByEmail(context.db, email);
  if (known) context.noteAccount(known.id);
  const matches = await passwordMatches(known?.passwordHash ?? null, password);
  if (!known || !matches) throw new AppError('wrong_credentials');
  await forgive();
  const outcome = await context.transaction(async (tx) => {
    // What ends sessions locks the person too: this one is either seen and ended, or begins after it
    // and is judged by what it left. Judging a password takes long enough for one to come between.
    const user = await lockCredentials(tx, known.id);
    const isCurrent = user?.email === email && user.passwordHash === known.passwordHash;
    if (!isCurrent) throw new AppError('wrong_credentials');
    const { id } = known;
    const { role } = user;
    return (await askSecondStep(context, tx, { id, role })) ?? beginSession(context, tx, id);
  });
  // Thrown once the sign-in that waits is committed.
  if (outcome instanceof StepNeeded) throw outcome;
  return outcome;
}
