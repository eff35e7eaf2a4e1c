import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { moment, optionalMoment, wireObject } from '../codecs.ts';
import { flag, id, nothing } from '../fields.ts';

/* Our own calls: the meetings of a person in the calendar of their phone (decisions 177, 184). */

/** The path at which a calendar fetches a feed; its key is the secret of one person. */
export const calendarPath = (key: string): string => `/calendar/${key}.ics`;

const ownCall = {
  method: 'POST',
  path: '/api.php',
  encoding: 'form',
  access: 'session',
  actor: 'email',
} as const;

/**
 * Whether the session's user has a feed, and since when; its address is told by making it alone. And whether they are
 * invited to meetings by e-mail.
 */
export const getCalendarFeed = defineCall({
  ...ownCall,
  name: 'getCalendarFeed',
  action: 'get_calendar_feed',
  request: z.object({}),
  response: wireObject(
    { madeAt: optionalMoment, isInvited: z.boolean() },
    { isInvited: 'invited' },
  ),
});

/** The session's user is invited to meetings by e-mail, or no more. Errors: not_as_student. */
export const setCalendarInvites = defineCall({
  ...ownCall,
  name: 'setCalendarInvites',
  action: 'set_calendar_invites',
  request: z.object({ wanted: flag }),
  response: wireObject({ isInvited: z.boolean() }, { isInvited: 'invited' }),
});

/** Makes the feed of the session's user, and tells its address; the one before ends. Errors: not_as_student. */
export const makeCalendarFeed = defineCall({
  ...ownCall,
  name: 'makeCalendarFeed',
  action: 'make_calendar_feed',
  request: z.object({}),
  response: wireObject({ url: z.string(), madeAt: moment }),
});

/** Ends the feed of the session's user. Errors: not_as_student. */
export const removeCalendarFeed = defineCall({
  ...ownCall,
  name: 'removeCalendarFeed',
  action: 'remove_calendar_feed',
  request: z.object({}),
  response: nothing,
});

/** One meeting of the session's user as a file for a calendar. Errors: meeting_not_found. */
export const getMeetingFile = defineCall({
  ...ownCall,
  name: 'getMeetingFile',
  action: 'get_meeting_file',
  request: z.object({ meeting_id: id }),
  response: wireObject({ name: z.string(), text: z.string() }),
});
