import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { moment, wireObject } from '../codecs.ts';
import { cappedMeta, id, namedAccount, nothing, pageQuery, unixTime } from '../fields.ts';
import { changing, making } from '../form.ts';
import { deliveryMethods } from './channels.ts';
import {
  classAudiences,
  messageFields,
  newMessageDefaults,
  outgoingFields,
  popupStyle,
} from './managed-messages.ts';

const MAX_BODY = 8 * 1024 * 1024;

const adminCall = {
  method: 'POST',
  path: '/adminActions.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'messages.send',
  actor: 'admin_email',
} as const;

/** What is asked of a message that goes out later: a moment, in unix seconds. */
export const scheduledFields = { ...messageFields, send_at: unixTime };

/**
 * Ours: takes a message as `sendMessage` does and sends it at `send_at`, once. Whom it reaches is found
 * out then; those who are named must be there now. Errors: send_time_past, recipients_missing,
 * recipients_unknown, class_not_found, lesson_not_found.
 */
export const scheduleMessage = defineCall({
  ...adminCall,
  name: 'scheduleMessage',
  action: 'scheduleMessage',
  maxBody: MAX_BODY,
  request: z.object({
    ...making(scheduledFields, newMessageDefaults),
    ...outgoingFields,
  }),
  response: z.object({ id: z.number() }),
});

/** Why a message did not go out at its time. */
export const scheduleProblems = ['nobody', 'class', 'lesson', 'sender'] as const;

/** A message that waits for its time. */
export const ScheduledMessage = wireObject(
  {
    id: z.number(),
    subject: z.string(),
    message: z.string(),
    delivery: z.enum(deliveryMethods),
    isPopup: popupStyle,
    sendAt: moment,
    /** Name of who wrote it, and the account; null once it was deleted. */
    sender: z.string(),
    senderId: namedAccount,
    isToAll: z.boolean(),
    /** How many are named one by one. */
    named: z.number(),
    /** The class whose students it goes to, and which of them; empty for none. */
    className: z.string(),
    classWho: z.enum(classAudiences),
    /** Why it did not go out; null while it waits. */
    problem: z.nullable(z.enum(scheduleProblems)),
  },
  { delivery: 'delivery_method', isPopup: 'message_style', isToAll: 'send_to_all' },
);
export type ScheduledMessage = z.output<typeof ScheduledMessage>;

/** Ours: the messages that wait for their time, the next first. */
export const getScheduledMessages = defineCall({
  ...adminCall,
  name: 'getScheduledMessages',
  action: 'getScheduledMessages',
  request: z.object(pageQuery),
  response: z.array(ScheduledMessage),
  meta: cappedMeta,
});

/**
 * Ours: changes a message before it goes; what is not sent stays. One that did not go out waits anew
 * for its other time. Errors: scheduled_gone (sent or cancelled by now), send_time_past.
 */
export const updateScheduledMessage = defineCall({
  ...adminCall,
  name: 'updateScheduledMessage',
  action: 'updateScheduledMessage',
  request: z.object({ scheduled_id: id, ...changing(scheduledFields) }),
  response: nothing,
});

/** Ours: a message does not go out. Errors: scheduled_gone (sent or cancelled by now). */
export const cancelScheduledMessage = defineCall({
  ...adminCall,
  name: 'cancelScheduledMessage',
  action: 'cancelScheduledMessage',
  request: z.object({ scheduled_id: id }),
  response: nothing,
});
