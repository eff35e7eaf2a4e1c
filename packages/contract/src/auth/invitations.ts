import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { typedText } from '../fields.ts';
import { legalVersion } from './consent.ts';
import { password } from './sign-in.ts';
import { User } from './user.ts';

/*
 * Our own calls: somebody for whom the office has made an account comes in by the link that was
 * mailed (decision 075).
 */

/** What stands behind the # of the mailed link. */
const token = typedText().check(z.maxLength(100));

const invitationCall = {
  method: 'POST',
  path: '/api.php',
  encoding: 'form',
  access: 'public',
} as const;

/** Whom a mailed link invites; it stays good. Errors: invitation_ended, too_many. */
export const getInvitation = defineCall({
  ...invitationCall,
  name: 'getInvitation',
  action: 'get_invitation',
  request: z.object({ token }),
  response: z.object({ name: z.string(), email: z.string() }),
});

/**
 * Sets the first password of whom a mailed link invites, verifies the e-mail and signs in, once.
 * `legal_version` as in `signup`. Errors: invitation_ended, password_common, password_personal, too_many.
 */
export const acceptInvitation = defineCall({
  ...invitationCall,
  name: 'acceptInvitation',
  action: 'accept_invitation',
  request: z.object({
    token,
    new_password: password,
    legal_version: z.optional(legalVersion),
  }),
  response: User,
});
