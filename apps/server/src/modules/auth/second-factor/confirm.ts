import type { ProofMethod } from '@institute/contract/auth/second-factor';
import { AppError } from '@institute/contract/errors';
import { type Actor, type Context, signedIn } from '../../../context.ts';
import { passwordMatches } from '../../../platform/password.ts';
import { markProven } from '../devices/known-device.ts';
import { throttle } from '../sessions/throttle.ts';
import { passwordHashOf } from '../store.ts';
import { methodsOf } from './methods.ts';
import { requestOptions } from './passkeys.ts';
import { checkProof, type Proof } from './prove.ts';
import { stampSession } from './store.ts';

/** For how long a proof of who one is lasts (decision 041). */
const FRESH_MS = 10 * 60 * 1000;

/** Whether the acting person has proved within ten minutes that it is they. */
export function isConfirmed({ confirmedAt }: Pick<Actor, 'confirmedAt'>, now: Date): boolean {
  return confirmedAt !== null && now.getTime() - confirmedAt.getTime() <= FRESH_MS;
}

/** How the acting person may prove again that it is they. */
export async function confirmation(
  context: Context,
): Promise<{ methods: ProofMethod[]; options: string }> {
  const { userId } = signedIn(context);
  const methods = await methodsOf(context.db, userId);
  if (methods.length === 0) return { methods: ['password'], options: '' };
  const options = methods.includes('passkey')
    ? await requestOptions(context, userId, 'confirm')
    : '';
  return { methods, options };
}

/**
 * Takes the proof, and with it the session for fresh: the second factor where there is one, which
 * the password does not replace, else the password. Errors: second_factor_wrong, passkey_refused,
 * current_password_needed, current_password_wrong, too_many.
 */
export async function confirmIdentity(
  context: Context,
  { password, ...proof }: Proof & { password?: string | undefined },
): Promise<void> {
  const actor = signedIn(context);
  const methods = await methodsOf(context.db, actor.userId);
  if (methods.length > 0) await checkProof(context, actor, proof, 'confirm');
  else await checkPassword(context, actor, password);
  const now = context.clock.now();
  await context.transaction(async (tx) => {
    await stampSession(tx, actor.sessionId, now);
    if (methods.length > 0) {
      await markProven(context, tx, actor.userId, context.browser.deviceKey);
    }
  });
}

/**
 * Checks the actor's own password once more, throttled. Errors: current_password_needed,
 * current_password_wrong, too_many.
 */
export async function checkPassword(
  context: Context,
  { userId, signInName }: Pick<Actor, 'userId' | 'signInName'>,
  password: string | undefined,
): Promise<void> {
  if (!password) throw new AppError('current_password_needed');
  const forgive = await throttle(context, 'password-change', signInName);
  const stored = await passwordHashOf(context.db, userId);
  if (!(await passwordMatches(stored, password))) throw new AppError('current_password_wrong');
  await forgive();
}
