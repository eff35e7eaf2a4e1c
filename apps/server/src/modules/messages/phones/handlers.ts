import {
  getPhonePush,
  removePhonePush,
  setPhonePush,
} from '@institute/contract/messages/phone-push';
import { handle } from '../../../handler.ts';
import { phonePush, ringHere, silenceHere } from './choose-phone.ts';

/** Which devices ring for what comes in the app. */
export const phoneHandlers = [
  handle(getPhonePush, async (context) => ({ data: await phonePush(context) })),

  handle(setPhonePush, async (context, { endpoint, p256dh, auth }) => ({
    data: await ringHere(context, { endpoint, p256dh, auth }),
  })),

  handle(removePhonePush, async (context) => {
    await silenceHere(context);
    return { data: null };
  }),
];
