import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { optionalMoment, wireObject } from '../codecs.ts';
import { nothing, wholeNumber } from '../fields.ts';

/* Who has agreed to which version of the terms and the privacy notice (decision 049). */

/** A version of the texts: 1, 2, 3 … */
export const legalVersion = wholeNumber(1, 1_000_000, 'This is not a version.');

/** Our own call: the version in force, and the newest one the person has agreed to. */
export const getConsent = defineCall({
  name: 'getConsent',
  method: 'POST',
  path: '/api.php',
  action: 'get_consent',
  encoding: 'form',
  access: 'session',
  actor: 'email',
  offline: true,
  request: z.object({}),
  response: wireObject({
    version: z.number(),
    /** 0 where the person has agreed to none. */
    agreed: z.number(),
    /** Null where the person has agreed to none. */
    agreedAt: optionalMoment,
  }),
});

/**
 * Our own call: the person has read a version of the texts. Sent again it changes nothing. Not for
 * an administrator who is signed in as them: not_as_student. Errors: invalid_input.
 */
export const giveConsent = defineCall({
  name: 'giveConsent',
  method: 'POST',
  path: '/api.php',
  action: 'give_consent',
  encoding: 'form',
  access: 'session',
  actor: 'email',
  request: z.object({ version: legalVersion }),
  response: nothing,
});
