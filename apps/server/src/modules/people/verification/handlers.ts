import { nairaNumber } from '@institute/contract/money';
import {
  getEmailVerification,
  requestEmailVerification,
  verifyEmail,
  verifyEmailByLink,
} from '@institute/contract/verification';
import { handle, signedIn } from '../../../context.ts';
import { waitingFor } from '../../referrals/index.ts';
import { isVerified } from './store.ts';
import { requestVerification, verifyByCode, verifyByLink } from './verify-email.ts';

const VERIFIED = 'Your e-mail is verified.';

export const verificationHandlers = [
  handle(getEmailVerification, async (context) => {
    const { userId } = signedIn(context);
    const waiting = await waitingFor(context.db, userId, 'referral_welcome');
    return {
      data: {
        is_verified: await isVerified(context.db, userId),
        welcome_bonus: nairaNumber(waiting),
      },
    };
  }),

  handle(requestEmailVerification, async (context) => {
    await requestVerification(context);
    return { data: null, message: 'A link and a 6-digit code are on their way to your e-mail.' };
  }),

  handle(verifyEmail, async (context, { code }) => ({
    data: { welcome: await verifyByCode(context, code) },
    message: VERIFIED,
  })),

  handle(verifyEmailByLink, async (context, { token }) => ({
    data: { welcome: await verifyByLink(context, token) },
    message: VERIFIED,
  })),
];
