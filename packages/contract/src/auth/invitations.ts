import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { moment, wireObject } from '../codecs.ts';
import { typedText } from '../fields.ts';
import { managePeopleCall } from '../people/students.ts';
import { studentList } from '../roster/roster.ts';
import { legalVersion } from './consent.ts';
import { password } from './sign-in.ts';
import { User } from './user.ts';

/*
 * Our own calls: somebody for whom the office has made an account comes in by the link that was mailed
 * (decision 075), or by one that the office hands over itself, which chooses another password as well
 * (decision 138).
 */

/** What stands behind the # of the mailed link. */
const token = typedText().check(z.maxLength(100));

const invitationCall = {
  method: 'POST',
  path: '/api.php',
  encoding: 'form',
  access: 'public',
} as const;

/**
 * Whom a link lets in; it stays good. `email` is empty for somebody without one. `is_first` is false
 * where it chooses another password in place of one that was there. Errors: invitation_ended, too_many.
 */
export const getInvitation = defineCall({
  ...invitationCall,
  name: 'getInvitation',
  action: 'get_invitation',
  request: z.object({ token }),
  response: wireObject(
    { name: z.string(), email: z.string(), phone: z.string(), isFirst: z.boolean() },
    { phone: 'phonenumber', isFirst: 'is_first' },
  ),
});

/**
 * Sets the password of whom a link lets in and signs in, once; one that was mailed verifies the e-mail.
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

/** People for whom links are made at once, at the most. */
export const MAX_LINKS = 200;

/**
 * Links with which people choose a password and come in, for the office to hand over: as an invitation
 * (72 hours) of whoever has no password yet, else in place of a forgotten one (24 hours). Each is good
 * once and ends the one made before. Left out is whoever the actor may not give a password: themselves,
 * other administrators. Errors: students_missing, nobody_let_in.
 */
export const makeAccessLinks = defineCall({
  ...managePeopleCall,
  name: 'makeAccessLinks',
  action: 'makeAccessLinks',
  access: 'people.resetPassword',
  request: z.object({ student_list: studentList(MAX_LINKS) }),
  response: z.object({
    links: z.array(
      wireObject(
        {
          studentId: z.number(),
          name: z.string(),
          email: z.string(),
          phone: z.string(),
          link: z.string(),
          /** Whether it is for somebody who has never had a password. */
          isFirst: z.boolean(),
          endsAt: moment,
        },
        { phone: 'phonenumber', isFirst: 'is_first', endsAt: 'ends_at' },
      ),
    ),
  }),
});
