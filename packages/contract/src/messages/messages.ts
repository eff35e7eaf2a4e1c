import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { wireObject, yesNo } from '../codecs.ts';
import { idOrRand, nothing, pageMeta, pageQuery } from '../fields.ts';

/** A message in a student's inbox (student §3). */
export const Message = wireObject(
  {
    id: z.number(),
    rand: z.string(),
    subject: z.string(),
    body: z.string(),
    /** Display text in the institute's time zone. */
    time: z.string(),
    isRead: z.boolean(),
    /** Whether it opens as a dialog. */
    isPopup: yesNo,
    /** Rand tokens of the related class and lesson, empty when there is none. */
    classId: z.string(),
    lessonId: z.string(),
    /** The comment under that lesson which it tells of; 0 for none, and from a server of before. */
    commentId: z._default(z.number(), 0),
    /** The homework that it tells of: a block of that lesson, or that of a meeting; empty and 0 for none. */
    blockId: z._default(z.string(), ''),
    meetingId: z._default(z.number(), 0),
  },
  { isRead: 'isRead', isPopup: 'popup' },
);
export type Message = z.output<typeof Message>;

/** What a list of messages says beside its page. */
export const MessagesMeta = z.object({
  ...pageMeta.shape,
  /** How many of all the messages are unread, whatever was searched for. */
  unread: z.number(),
  /** The newest unread message that opens as a dialog; it may stand on a later page. */
  popup: z.optional(z.nullable(Message)),
});

/**
 * Student §7: the session's messages, newest first. `message_id` asks for that one alone (an empty
 * list when there is none). The response carries an ETag; with `If-None-Match` of it, and nothing
 * new, the response is a 304 without a body.
 */
export const getMessages = defineCall({
  name: 'getMessages',
  method: 'POST',
  path: '/messages.php',
  action: 'getMessages',
  actionIn: 'body',
  encoding: 'form',
  access: 'session',
  actor: 'email',
  offline: true,
  request: z.extend(z.object(pageQuery), { message_id: z.optional(idOrRand) }),
  response: z.array(Message),
  meta: MessagesMeta,
});

/** Student §7: marks a message read; again changes nothing. Errors: message_not_read. */
export const readMessage = defineCall({
  name: 'readMessage',
  method: 'POST',
  path: '/messages.php',
  action: 'readMessage',
  actionIn: 'body',
  encoding: 'form',
  access: 'session',
  actor: 'email',
  request: z.object({ message_id: idOrRand }),
  response: nothing,
});
