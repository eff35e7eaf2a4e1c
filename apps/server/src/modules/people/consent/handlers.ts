import { getConsent, giveConsent as giveConsentCall } from '@institute/contract/consent';
import { unixOf } from '@institute/contract/fields';
import { handle } from '../../../handler.ts';
import { consentOf, giveConsent } from './consent.ts';

/** What everybody does with the terms and the privacy notice once they are signed in. */
export const consentHandlers = [
  handle(getConsent, async (context) => {
    const { version, agreed } = await consentOf(context);
    const agreed_at = unixOf(agreed?.at ?? null);
    return { data: { version, agreed: agreed?.version ?? 0, agreed_at } };
  }),

  handle(giveConsentCall, async (context, { version }) => {
    await giveConsent(context, version);
    return { data: null };
  }),
];
