import type { ProofMethod } from '@institute/contract/auth/second-factor';
import { AppError } from '@institute/contract/errors';
import type { Context } from '../../../context.ts';
import { StepNeeded } from '../../../handler.ts';
import type { Tx } from '../../../platform/db.ts';
import { hash, token } from '../../../platform/random.ts';
import { markProven } from '../devices/known-device.ts';
import { beginSession, type Entered } from '../sessions/begin-session.ts';
import { lockUser } from '../store-locks.ts';
import { canBeGuarded, methodsOf } from './methods.ts';
import { secondFactorNotices } from './notices.ts';
import { requestOptions } from './passkeys.ts';
import { checkProof, type Proof } from './prove.ts';
import { countGuess, endPendingSignIn, insertPendingSignIn, pendingSignIn } from './store.ts';

/** How long a sign-in waits for its second step, and how many guesses it takes. */
const LIFE_SECONDS = 5 * 60;
const MAX_GUESSES = 5;

/**
 * Called when a password was right, under the lock of the person: null where that is all it takes to
 * sign in. Where a second factor guards the account the sign-in waits for it, and what is to be
 * thrown after the commit is `second_factor_needed`, with a cookie that names it. No session exists
 * until {@link passSecondStep}.
 */
export async function askSecondStep(
  { clock }: Context,
  tx: Tx,
  user: Parameters<typeof canBeGuarded>[0],
): Promise<StepNeeded | null> {
  const { id: userId } = user;
  if (!canBeGuarded(user) || (await methodsOf(tx, userId)).length === 0) return null;
  const step = token(32);
  const expiresAt = new Date(clock.now().getTime() + LIFE_SECONDS * 1000);
  await insertPendingSignIn(tx, { tokenHash: hash(step), userId, expiresAt });
  return new StepNeeded('second_factor_needed', { step, maxAgeSeconds: LIFE_SECONDS });
}

/** Whose sign-in waits, and the ways to go on. Errors: second_step_over. */
async function waiting({ db, clock, stepToken }: Context) {
  const tokenHash = hash(stepToken ?? '');
  const user = stepToken ? await pendingSignIn(db, tokenHash, clock.now()) : null;
  const methods = user ? await methodsOf(db, user.userId) : [];
  if (!user || methods.length === 0) throw new AppError('second_step_over');
  return { user, methods, tokenHash };
}

/** How the second step of this sign-in can be passed. Errors: second_step_over. */
export async function secondStep(
  context: Context,
): Promise<{ methods: ProofMethod[]; options: string }> {
  const { user, methods } = await waiting(context);
  const options = methods.includes('passkey')
    ? await requestOptions(context, user.userId, 'sign-in')
    : '';
  return { methods, options };
}

/**
 * Passes the second step, which starts the session. Errors: second_step_over, second_factor_wrong,
 * passkey_refused, too_many.
 */
export async function passSecondStep(context: Context, proof: Proof): Promise<Entered> {
  const { user, tokenHash } = await waiting(context);
  context.noteAccount(user.userId);
  const guess = await countGuess(context.db, tokenHash, MAX_GUESSES);
  if (guess === null) {
    await endPendingSignIn(context.db, tokenHash);
    throw new AppError('second_step_over');
  }
  const way = await checkProof(context, user, proof, 'sign-in').catch(async (error: unknown) => {
    if (guess === MAX_GUESSES) await tellOfGuesses(context, user.userId, error);
    throw error;
  });
  return context.transaction(async (tx) => {
    // As in signIn: whatever ends the person's sessions ends this one too, or ended what waited.
    await lockUser(tx, user.userId);
    if (!(await endPendingSignIn(tx, tokenHash))) throw new AppError('second_step_over');
    if (way === 'recovery') {
      await context.jobs.enqueue(tx, secondFactorNotices, {
        userId: user.userId,
        what: 'recoveryUsed',
      });
    }
    const entered = await beginSession(context, tx, user.userId);
    await markProven(context, tx, user.userId, entered.browser.deviceKey);
    return entered;
  });
}

/**
 * Tells the owner of an account that a sign-in has used up its guesses at a code. Guesses that the
 * throttle refused were not judged, and are not told of: nobody fills a mailbox with them.
 */
async function tellOfGuesses(context: Context, userId: number, error: unknown): Promise<void> {
  if (!(error instanceof AppError && error.code === 'second_factor_wrong')) return;
  await context.transaction((tx) =>
    context.jobs.enqueue(tx, secondFactorNotices, { userId, what: 'guessed' }),
  );
}
