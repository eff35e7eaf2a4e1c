import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { moment, wireObject, yesNo } from '../codecs.ts';
import { id, nothing } from '../fields.ts';

/* Where a person is signed in. Not for an administrator who is signed in as them: not_as_student. */

/** A place where the person is signed in. */
export const SignedInPlace = wireObject(
  {
    id: z.number(),
    /** Names of the browser and of the system it runs on, as it calls itself; empty when unknown. */
    browser: z.string(),
    system: z.string(),
    /** Address it was last seen at. */
    address: z.string(),
    signedInAt: moment,
    /** To a quarter of an hour. */
    lastSeenAt: moment,
    /** Whether it is the session that asks. */
    isCurrent: yesNo,
  },
  { signedInAt: 'signed_in', lastSeenAt: 'last_seen', isCurrent: 'current' },
);
export type SignedInPlace = z.output<typeof SignedInPlace>;

/** Our own: where the person is signed in, this place first, then the last seen. */
export const getSessions = defineCall({
  name: 'getSessions',
  method: 'POST',
  path: '/api.php',
  action: 'get_sessions',
  encoding: 'form',
  access: 'session',
  actor: 'email',
  offline: true,
  request: z.object({}),
  response: z.array(SignedInPlace),
});

/** Our own: signs the person out in one place, whose device is not known any more. Errors: session_not_found. */
export const endSession = defineCall({
  name: 'endSession',
  method: 'POST',
  path: '/api.php',
  action: 'end_session',
  encoding: 'form',
  access: 'session',
  actor: 'email',
  request: z.object({ session_id: id }),
  response: nothing,
});

/** Our own: signs the person out everywhere else; no other device is known any more. */
export const endOtherSessions = defineCall({
  name: 'endOtherSessions',
  method: 'POST',
  path: '/api.php',
  action: 'end_other_sessions',
  encoding: 'form',
  access: 'session',
  actor: 'email',
  request: z.object({}),
  response: nothing,
});
