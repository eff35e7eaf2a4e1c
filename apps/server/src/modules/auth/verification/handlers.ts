import {
  getEmailVerification,
  requestEmailVerification,
  verifyEmail,
  verifyEmailByLink,
} from '@institute/contract/auth/verification';
import { signedIn } from '../../../context.ts';
import { handle } from '../../../handler.ts';
import { text } from '../text.ts';
import { verificationOf } from './store.ts';
import { requestVerification, verifyByCode, verifyByLink } from './verify-email.ts';

export const verificationHandlers = [
  handle(getEmailVerification, async (context) => {
    return { data: await verificationOf(context.db, signedIn(context).userId) };
  }),

  handle(requestEmailVerification, async (context) => {
    await requestVerification(context);
    return { data: null, message: text.verificationMailed };
  }),

  handle(verifyEmail, async (context, { code }) => ({
    data: { welcome: await verifyByCode(context, code) },
    message: text.emailVerified,
  })),

  handle(verifyEmailByLink, async (context, { token }) => ({
    data: { welcome: await verifyByLink(context, token) },
    message: text.emailVerified,
  })),
];
