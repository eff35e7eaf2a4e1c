import { AppError } from '@institute/contract/errors';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Context } from '../../../context.ts';
import { readSettings } from '../../settings/index.ts';
import { insertChallenge, notePasskeyUse, passkeysOf, useChallenge } from './store.ts';

/** What a passkey is asked to sign, lives five minutes. */
const CHALLENGE_MS = 5 * 60 * 1000;

/** What a challenge was made for. */
type Purpose = 'make' | 'sign-in' | 'confirm';

// A large library, which only those with a passkey load.
const library = () => import('@simplewebauthn/server');

/** Passkeys belong to the host of the institute's address, and answer to its pages alone. */
function placeOf({ config }: Pick<Context, 'config'>) {
  const { hostname, origin } = new URL(config.publicUrl);
  return { expectedOrigin: origin, expectedRPID: hostname };
}

async function keepChallenge(
  { db, clock }: Context,
  made: { challenge: string; userId: number; purpose: Purpose },
): Promise<void> {
  await insertChallenge(db, {
    ...made,
    expiresAt: new Date(clock.now().getTime() + CHALLENGE_MS),
  });
}

/** Whether a challenge is the one that was made for this, which uses it up. */
const checkChallenge =
  ({ db, clock }: Context, userId: number, purpose: Purpose) =>
  (challenge: string) =>
    useChallenge(db, { challenge, userId, purpose, expiresAt: clock.now() });

/** What the browser is given to make a passkey, as JSON. */
export async function creationOptions(
  context: Context,
  user: { id: number; signInName: string; name: string },
): Promise<string> {
  const { generateRegistrationOptions } = await library();
  const known = await passkeysOf(context.db, user.id);
  const options = await generateRegistrationOptions({
    rpName: (await readSettings(context.db)).siteName,
    rpID: placeOf(context).expectedRPID,
    userName: user.signInName,
    userDisplayName: user.name,
    userID: new Uint8Array(Buffer.from(`user-${user.id}`)),
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  await keepChallenge(context, {
    challenge: options.challenge,
    userId: user.id,
    purpose: 'make',
  });
  return JSON.stringify(options);
}

/** The passkey that a browser has made, checked. Errors: passkey_refused. */
export async function madePasskey(context: Context, userId: number, answer: string) {
  const { verifyRegistrationResponse } = await library();
  const checked = await verifyRegistrationResponse({
    response: parsed(answer) as RegistrationResponseJSON,
    expectedChallenge: checkChallenge(context, userId, 'make'),
    ...placeOf(context),
    requireUserVerification: false,
  }).catch(refuse);
  if (!checked.verified) return refuse();
  const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports.map(String),
  };
}

/** What the browser is given to ask one of a person's passkeys, as JSON. */
export async function requestOptions(
  context: Context,
  userId: number,
  purpose: Purpose,
): Promise<string> {
  const { generateAuthenticationOptions } = await library();
  const known = await passkeysOf(context.db, userId);
  const options = await generateAuthenticationOptions({
    rpID: placeOf(context).expectedRPID,
    allowCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    userVerification: 'preferred',
  });
  await keepChallenge(context, { challenge: options.challenge, userId, purpose });
  return JSON.stringify(options);
}

/** Checks the answer of one of a person's passkeys. Errors: passkey_refused. */
export async function checkPasskey(
  context: Context,
  userId: number,
  answer: string,
  purpose: Purpose,
): Promise<void> {
  const response = parsed(answer) as AuthenticationResponseJSON;
  const known = await passkeysOf(context.db, userId);
  const passkey = known.find(({ credentialId }) => credentialId === response.id);
  if (!passkey) return refuse();
  const { verifyAuthenticationResponse } = await library();
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: checkChallenge(context, userId, purpose),
    ...placeOf(context),
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: false,
  }).catch(refuse);
  if (!checked.verified) return refuse();
  const isNoted = await notePasskeyUse(context.db, {
    id: passkey.id,
    before: passkey.counter,
    counter: checked.authenticationInfo.newCounter,
    usedAt: context.clock.now(),
  });
  if (!isNoted) return refuse();
}

function parsed(answer: string): object {
  try {
    const value: unknown = JSON.parse(answer);
    if (value !== null && typeof value === 'object') return value;
  } catch {
    // Refused below, as whatever else is no answer of a passkey.
  }
  return refuse();
}

/** Whatever is wrong with the answer of a passkey, whoever sent it is told no more. */
function refuse(): never {
  throw new AppError('passkey_refused');
}
