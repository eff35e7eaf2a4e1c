import {
  beginAuthenticator as beginAuthenticatorCall,
  beginConfirmation,
  beginPasskey as beginPasskeyCall,
  beginSecondStep,
  confirmIdentity as confirmIdentityCall,
  finishAuthenticator as finishAuthenticatorCall,
  finishPasskey as finishPasskeyCall,
  getSecondFactor,
  passSecondStep as passSecondStepCall,
  removeAuthenticator as removeAuthenticatorCall,
  removePasskey as removePasskeyCall,
  renewRecoveryCodes as renewRecoveryCodesCall,
} from '@institute/contract/auth/second-factor';
import { signedIn } from '../../../context.ts';
import { handle } from '../../../handler.ts';
import { userData } from '../handlers.ts';
import { text } from '../text.ts';
import { confirmation, confirmIdentity } from './confirm.ts';
import { isFactorRequired } from './methods.ts';
import { passSecondStep, secondStep } from './second-step.ts';
import {
  beginAuthenticator,
  beginPasskey,
  finishAuthenticator,
  finishPasskey,
  removeAuthenticator,
  removePasskey,
  renewRecoveryCodes,
} from './set-up.ts';
import { authenticatorOf, countRecoveryCodes, passkeysOf } from './store.ts';

/** The second step of a sign-in, and what administrators do with their own second factor. */
export const secondFactorHandlers = [
  handle(beginSecondStep, async (context) => ({ data: await secondStep(context) })),

  handle(passSecondStepCall, async (context, proof) => {
    const { userId, ...entered } = await passSecondStep(context, proof);
    return { data: await userData(context, userId), message: text.signedIn, ...entered };
  }),

  handle(getSecondFactor, async (context) => {
    const { userId } = signedIn(context);
    const authenticator = await authenticatorOf(context.db, userId);
    const passkeys = await passkeysOf(context.db, userId);
    return {
      data: {
        authenticatorSince: authenticator?.confirmedAt ?? null,
        // Nothing of a secret.
        passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({
          ...{ id, name, createdAt, usedAt },
        })),
        recoveryCodes: await countRecoveryCodes(context.db, userId),
        isRequired: await isFactorRequired(context.db),
      },
    };
  }),

  handle(beginConfirmation, async (context) => ({ data: await confirmation(context) })),

  handle(confirmIdentityCall, async (context, proof) => {
    await confirmIdentity(context, proof);
    return { data: null };
  }),

  handle(beginAuthenticatorCall, async (context) => ({ data: await beginAuthenticator(context) })),

  handle(finishAuthenticatorCall, async (context, { code }) => ({
    data: { recoveryCodes: await finishAuthenticator(context, code) },
  })),

  handle(removeAuthenticatorCall, async (context) => {
    await removeAuthenticator(context);
    return { data: null };
  }),

  handle(beginPasskeyCall, async (context) => ({
    data: { options: await beginPasskey(context) },
  })),

  handle(finishPasskeyCall, async (context, { name, passkey }) => ({
    data: { recoveryCodes: await finishPasskey(context, { name, answer: passkey }) },
  })),

  handle(removePasskeyCall, async (context, { passkey_id }) => {
    await removePasskey(context, passkey_id);
    return { data: null };
  }),

  handle(renewRecoveryCodesCall, async (context) => ({
    data: { recoveryCodes: await renewRecoveryCodes(context) },
  })),
];
