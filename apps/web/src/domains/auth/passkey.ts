import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { ApiError } from '../../platform/api-error.ts';
import { proveText } from './prove-text.ts';

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Has the browser make a passkey. `options` and what it gives are WebAuthn's JSON. */
export async function makePasskey(options: string): Promise<string> {
  return asText(() => startRegistration({ optionsJSON: JSON.parse(options) }));
}

/** Has the browser ask a passkey of the person's. `options` and what it gives are WebAuthn's JSON. */
export async function askPasskey(options: string): Promise<string> {
  return asText(() => startAuthentication({ optionsJSON: JSON.parse(options) }));
}

/** What a browser throws is for developers: the words for a person follow from its name. */
async function asText(work: () => Promise<unknown>): Promise<string> {
  try {
    return JSON.stringify(await work());
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw new ApiError('passkey_stopped', wordsFor(name), 200);
  }
}

function wordsFor(name: string): string {
  if (name === 'InvalidStateError') return proveText.passkeyKnown;
  if (name === 'SecurityError') return proveText.passkeyElsewhere;
  return proveText.passkeyStopped;
}
