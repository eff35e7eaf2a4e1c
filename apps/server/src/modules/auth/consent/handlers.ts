import { getConsent, giveConsent as giveConsentCall } from '@institute/contract/auth/consent';
import { handle } from '../../../handler.ts';
import { consentOf, giveConsent } from './consent.ts';

/** What everybody does with the terms and the privacy notice once they are signed in. */
export const consentHandlers = [
  handle(getConsent, async (context) => {
    const { version, agreed } = await consentOf(context);
    return { data: { version, agreed: agreed?.version ?? 0, agreedAt: agreed?.at ?? null } };
  }),

  handle(giveConsentCall, async (context, { version }) => {
    await giveConsent(context, version);
    return { data: null };
  }),
];
