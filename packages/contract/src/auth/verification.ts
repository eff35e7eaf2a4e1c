import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount, wireObject } from '../codecs.ts';
import { nothing, typedText } from '../fields.ts';
import { dictionary } from '../language.ts';

/*
 * Rulings §9: whether a person's e-mail is theirs. A mail brings a link, which works on any device,
 * and a code, which is typed where the person is signed in. Nothing but rewards waits for it.
 */

/** What is said of a field that is not right. */
const words = dictionary('fields/verification', { code: 'Enter the 6 digits of the code.' });

/** What becomes of the welcome bonus when an e-mail is verified; `none` where none waited for it. */
export const welcomeOutcomes = ['none', 'paid', 'later', 'not_given'] as const;
export type Welcome = (typeof welcomeOutcomes)[number];
const verified = z.object({
  /**
   * `later`: the day's rewards are given out, it follows. `not_given`: the account was opened where
   * its friend's was, or with many others at once.
   */
  welcome: z.enum(welcomeOutcomes),
});

/** The mailed code as it is typed: six digits, spaces around them or not. */
export const emailCode = typedText().check(z.regex(/^\d{6}$/, words.code));

/** Our own call: whether the session's own e-mail is verified, and what waits for it. */
export const getEmailVerification = defineCall({
  name: 'getEmailVerification',
  method: 'POST',
  path: '/api.php',
  action: 'get_email_verification',
  encoding: 'form',
  access: 'session',
  actor: 'email',
  offline: true,
  request: z.object({}),
  response: wireObject(
    {
      isVerified: z.boolean(),
      /** The welcome bonus that is credited once the e-mail is verified; 0 when none is. */
      welcomeKobo: amount,
    },
    { welcomeKobo: 'welcome_bonus' },
  ),
});

/** Our own call: mails a new link and code to the session's own e-mail. Errors: too_many. */
export const requestEmailVerification = defineCall({
  name: 'requestEmailVerification',
  method: 'POST',
  path: '/api.php',
  action: 'request_email_verification',
  encoding: 'form',
  access: 'session',
  actor: 'email',
  request: z.object({}),
  response: nothing,
});

/** Our own call: verifies the session's own e-mail by the mailed code. Errors: code_wrong, too_many. */
export const verifyEmail = defineCall({
  name: 'verifyEmail',
  method: 'POST',
  path: '/api.php',
  action: 'verify_email',
  encoding: 'form',
  access: 'session',
  actor: 'email',
  request: z.object({ code: emailCode }),
  response: verified,
});

/** Our own call: verifies the e-mail to which the link was mailed. Errors: link_expired, too_many. */
export const verifyEmailByLink = defineCall({
  name: 'verifyEmailByLink',
  method: 'POST',
  path: '/api.php',
  action: 'verify_email_by_link',
  encoding: 'form',
  access: 'public',
  request: z.object({ token: typedText().check(z.maxLength(100)) }),
  response: verified,
});
