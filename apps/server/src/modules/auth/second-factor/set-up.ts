import { AppError } from '@institute/contract/errors';
import { type Actor, type Context, signedIn } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { readSettings } from '../../settings/index.ts';
import { markProven } from '../devices/known-device.ts';
import { forgetFactorPassed } from '../devices/store.ts';
import { deleteSessionsOf } from '../sessions/store.ts';
import { lockUser } from '../store-locks.ts';
import { isFactorRequired, isGuarded } from './methods.ts';
import { secondFactorNotices } from './notices.ts';
import { creationOptions, madePasskey } from './passkeys.ts';
import { openSecret, sealSecret } from './prove.ts';
import { makeRecoveryCodes } from './recovery.ts';
import {
  authenticatorOf,
  deleteAuthenticator,
  deletePasskey,
  insertPasskey,
  replaceRecoveryCodes,
  savePendingSecret,
  useAuthenticator,
} from './store.ts';
import { authenticatorUri, newSecret, stepOfCode } from './totp.ts';

/** Begins to set up an authenticator; one that is in use stays so until this one is. */
export async function beginAuthenticator(
  context: Context,
): Promise<{ secret: string; uri: string }> {
  const { userId, signInName } = signedIn(context);
  const secret = newSecret();
  const sealed = await sealSecret(context.db, userId, secret);
  await context.transaction((tx) => savePendingSecret(tx, userId, sealed));
  const { siteName } = await readSettings(context.db);
  return { secret, uri: authenticatorUri(secret, { issuer: siteName, account: signInName }) };
}

/**
 * Takes the authenticator into use by its first code, which is thereby used. Gives the recovery
 * codes of a first factor. Errors: set_up_over, second_factor_wrong.
 */
export async function finishAuthenticator(context: Context, code: string): Promise<string[]> {
  const actor = signedIn(context);
  const { pendingSecret = null } = (await authenticatorOf(context.db, actor.userId)) ?? {};
  if (pendingSecret === null) throw new AppError('set_up_over');
  const now = context.clock.now();
  const secret = await openSecret(context.db, actor.userId, pendingSecret);
  const lastStep = stepOfCode(secret, code.replace(/\s/g, ''), now);
  if (lastStep === null) throw new AppError('second_factor_wrong');
  return addFactor(context, actor, async (tx) => {
    const taken = { pendingSecret, lastStep, confirmedAt: now };
    if (!(await useAuthenticator(tx, actor.userId, taken))) throw new AppError('set_up_over');
  });
}

/** Begins to make a passkey: what the browser is given for it, as JSON. */
export async function beginPasskey(context: Context): Promise<string> {
  const { userId: id, signInName, name } = signedIn(context);
  return creationOptions(context, { id, signInName, name });
}

/** Keeps a passkey. Gives the recovery codes of a first factor. Errors: passkey_refused. */
export async function finishPasskey(
  context: Context,
  { name, answer }: { name: string; answer: string },
): Promise<string[]> {
  const actor = signedIn(context);
  const { userId } = actor;
  const made = await madePasskey(context, userId, answer);
  const row = { ...made, userId, name, createdAt: context.clock.now() };
  return addFactor(context, actor, async (tx) => {
    if (!(await insertPasskey(tx, row))) throw new AppError('passkey_refused');
  });
}

/**
 * Adds a factor. With the first one come recovery codes, and every session of the person that was
 * started without it ends, but for this one. A mail tells them.
 */
async function addFactor(
  context: Context,
  { userId, sessionId }: Actor,
  add: (tx: Tx) => Promise<void>,
): Promise<string[]> {
  return context.transaction(async (tx) => {
    await lockUser(tx, userId);
    const isFirst = !(await isGuarded(tx, userId));
    await add(tx);
    await context.jobs.enqueue(tx, secondFactorNotices, { userId, what: 'added' });
    if (!isFirst) return [];
    await deleteSessionsOf(tx, userId, sessionId);
    await forgetFactorPassed(tx, userId);
    await markProven(context, tx, userId, context.browser.deviceKey);
    return makeRecoveryCodes(tx, userId);
  });
}

/** Codes are not asked for any more. Errors: second_factor_last. */
export function removeAuthenticator(context: Context): Promise<void> {
  return removeFactor(context, (tx, userId) => deleteAuthenticator(tx, userId));
}

/** Forgets a passkey. Errors: not_found, second_factor_last. */
export function removePasskey(context: Context, passkeyId: number): Promise<void> {
  return removeFactor(context, async (tx, userId) => {
    if (!(await deletePasskey(tx, userId, passkeyId))) throw new AppError('not_found');
  });
}

/** Recovery codes go with the last factor. The person's row is locked: of two, one is the last. */
async function removeFactor(
  context: Context,
  remove: (tx: Tx, userId: number) => Promise<void>,
): Promise<void> {
  const { userId } = signedIn(context);
  await context.transaction(async (tx) => {
    await lockUser(tx, userId);
    await remove(tx, userId);
    await context.jobs.enqueue(tx, secondFactorNotices, { userId, what: 'removed' });
    if (await isGuarded(tx, userId)) return;
    if (await isFactorRequired(tx)) throw new AppError('second_factor_last');
    await replaceRecoveryCodes(tx, userId, []);
  });
}

/** Ten new recovery codes in the place of those before. Errors: second_factor_missing. */
export async function renewRecoveryCodes(context: Context): Promise<string[]> {
  const { userId } = signedIn(context);
  return context.transaction(async (tx) => {
    await lockUser(tx, userId);
    if (!(await isGuarded(tx, userId))) throw new AppError('second_factor_missing');
    return makeRecoveryCodes(tx, userId);
  });
}
