import { AppError } from '@institute/contract/errors';
import type { Actor, Context } from '../../../context.ts';
import type { Database } from '../../../platform/db.ts';
import { token } from '../../../platform/random.ts';
import { seal, unseal } from '../../../platform/seal.ts';
import { secret } from '../../settings/index.ts';
import { provenDevice } from '../devices/known-device.ts';
import { throttle } from '../sessions/throttle.ts';
import { checkPasskey } from './passkeys.ts';
import { isRecoveryCode, recoveryHash } from './recovery.ts';
import { authenticatorOf, takeStep, useRecoveryCode } from './store.ts';
import { stepOfCode } from './totp.ts';

/** What a person shows of their second factor: one of the two. */
export interface Proof {
  /** Six digits, or a recovery code. */
  code?: string | undefined;
  passkey?: string | undefined;
}

/** The institute's key for the secrets of authenticators. */
const sealingKey = (db: Database) => secret(db, 'authenticators', () => token(32));

/** The secret of an authenticator as it is stored. */
export async function sealSecret(db: Database, userId: number, plain: string): Promise<string> {
  return seal(await sealingKey(db), plain, `user-${userId}`);
}

/** The secret of an authenticator, to make codes from. */
export async function openSecret(db: Database, userId: number, stored: string): Promise<string> {
  return unseal(await sealingKey(db), stored, `user-${userId}`);
}

/**
 * Checks a proof of the second factor and uses it up. Codes are guesses, and throttled; a passkey
 * cannot be guessed, so nobody's guesses keep its owner out. Gives the way that was taken. Errors:
 * second_factor_wrong, passkey_refused, too_many.
 */
export async function checkProof(
  context: Context,
  user: Pick<Actor, 'userId' | 'signInName'>,
  { code, passkey }: Proof,
  purpose: 'sign-in' | 'confirm',
): Promise<'passkey' | 'authenticator' | 'recovery'> {
  if (passkey) {
    await checkPasskey(context, user.userId, passkey, purpose);
    return 'passkey';
  }
  const forgive = await countAttempt(context, user);
  const isRecovery = isRecoveryCode(code ?? '');
  const isRight = isRecovery
    ? await useRecoveryCode(context.db, user.userId, recoveryHash(code ?? ''))
    : await takeCode(context, user.userId, code ?? '');
  if (!isRight) throw new AppError('second_factor_wrong');
  await forgive();
  return isRecovery ? 'recovery' : 'authenticator';
}

/**
 * Counts an attempt at a code. Devices on which the person has passed before count by themselves, so
 * that whoever has the password and guesses keeps the owner of an authenticator out of no device of
 * theirs; all others together have so many an hour, and a day. Errors: too_many.
 */
async function countAttempt(
  context: Context,
  { userId, signInName }: Pick<Actor, 'userId' | 'signInName'>,
): Promise<() => Promise<void>> {
  const device = await provenDevice(context, userId);
  const forgive = await throttle(context, 'second-factor', signInName, { device });
  if (device !== null) return forgive;
  const forgiveOfDay = await throttle(context, 'second-factor-day', signInName);
  return async () => {
    await forgive();
    await forgiveOfDay();
  };
}

/** Whether this is a code of the person's authenticator that has not been used yet; it then has. */
async function takeCode({ db, clock }: Context, userId: number, code: string): Promise<boolean> {
  const found = await authenticatorOf(db, userId);
  if (!found?.secret) return false;
  const plain = await openSecret(db, userId, found.secret);
  const step = stepOfCode(plain, code.replace(/\s/g, ''), clock.now());
  return step !== null && takeStep(db, userId, step);
}
