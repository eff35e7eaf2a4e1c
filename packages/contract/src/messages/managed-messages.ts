import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { wireObject } from '../codecs.ts';
import {
  cappedMeta,
  id,
  idOrRand,
  list,
  namedAccount,
  pageMeta,
  pageQuery,
  requestKey,
  requiredText,
  typedText,
  wholeNumber,
} from '../fields.ts';
import { type DefaultsOf, making } from '../form.ts';
import { dictionary } from '../language.ts';
import { deliveryField, deliveryMethods } from './channels.ts';

/** What is said of a field that is not right. */
const words = dictionary('fields/managed-messages', {
  subject: 'Subject',
  message: 'Message content',
});

const RECIPIENTS_MAX = 100_000;
const MAX_BODY = 8 * 1024 * 1024;
const name = typedText().check(z.maxLength(254));
/** E-mails or ids, in any spelling. */
const recipients = z._default(list(name, RECIPIENTS_MAX), []);
/** The same in one field, apart by line breaks, commas or spaces: a form has at most 5,000 fields. */
const recipientList = z._default(
  z.pipe(
    z.pipe(
      z.string(),
      // One beyond what is taken, and another for the nothing before the first, are enough to refuse it.
      z.transform((text) => text.split(/[\s,;]+/, RECIPIENTS_MAX + 2).filter(Boolean)),
    ),
    z.array(name).check(z.maxLength(RECIPIENTS_MAX)),
  ),
  [],
);
const toAll = z._default(z.enum(['true', 'false']), 'false');

/**
 * Who of a class: everybody in it, those who have not opened a lesson of it, those whose subscription
 * ends soon, or those who have opened nothing for a week.
 */
export const classAudiences = ['all', 'unopened', 'ending', 'silent'] as const;
export type ClassAudience = (typeof classAudiences)[number];

/** Days within which a subscription ends, at the most. */
export const MOST_ENDING_DAYS = 60;

/** Students of a class among the recipients; who they are is decided when the message is sent. */
const classMembers = {
  class_id: z.optional(idOrRand),
  class_who: z._default(z.enum(classAudiences), 'all'),
  /** Of those who have not opened it. */
  lesson_id: z.optional(id),
  /** Of those whose subscription ends: within so many days. */
  within_days: z._default(wholeNumber(1, MOST_ENDING_DAYS, 'This is not a number of days.'), 7),
};

/** Whom a message is to reach, and the key under which it is sent once. */
export const outgoingFields = {
  send_to_all: toAll,
  recipients,
  recipient_list: recipientList,
  ...classMembers,
  /** Idempotency key of our browser: the same key sends once. */
  request_key: requestKey,
};

/** The message form of admin §5, but for whom it is to reach. */
export const messageFields = {
  subject: requiredText(words.subject, 200),
  message: requiredText(words.message, 20_000),
  delivery_method: deliveryField,
  message_style: z.enum(['normal', 'popup']),
};
/** Admin §4: a message is shown in the app, without popping up. */
export const newMessageDefaults = {
  delivery_method: ['inApp'],
  message_style: 'normal',
} as const satisfies DefaultsOf<typeof messageFields>;

const adminCall = {
  method: 'POST',
  path: '/adminActions.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'messages.send',
  actor: 'admin_email',
} as const;

/**
 * Admin §7: sends a message to everybody (`send_to_all=true`) or to `recipients[i]` (e-mails or
 * ids; `recipient_list` takes more than some thousand), and, ours, to students of a class. `recipients` of the response counts them.
 * E-mail goes out after the response; `getSentMessages` says how far it is. A message by e-mail
 * alone is never a popup. Errors: recipients_missing, recipients_unknown, class_not_found,
 * lesson_not_found.
 */
export const sendMessage = defineCall({
  ...adminCall,
  name: 'sendMessage',
  action: 'sendMessage',
  maxBody: MAX_BODY,
  request: z.object({
    ...making(messageFields, newMessageDefaults),
    ...outgoingFields,
  }),
  response: z.object({ id: z.number(), recipients: z.number() }),
});

/** Who of a class its teacher can write to. */
export const taughtAudiences = ['all', 'unopened', 'silent'] as const;

/**
 * Ours: a message of a teacher to the class, or to those in it who have not opened a lesson or have
 * opened nothing for a week. Errors: class_not_found, lesson_not_found, recipients_missing.
 */
export const sendClassMessage = defineCall({
  ...adminCall,
  name: 'sendClassMessage',
  action: 'sendClassMessage',
  access: 'messages.toClass',
  request: z.object({
    ...making(messageFields, newMessageDefaults),
    class_id: idOrRand,
    class_who: z._default(z.enum(taughtAudiences), 'all'),
    /** Of those who have not opened it. */
    lesson_id: z.optional(id),
    /** Idempotency key of our browser: the same key sends once. */
    request_key: requestKey,
  }),
  response: z.object({ id: z.number(), recipients: z.number() }),
});

/**
 * Ours: whom a message would reach, before it is sent: how many (`send_to_all=true`, or students of a
 * class), or which of some thousand pasted addresses (`recipients[i]`, `recipient_list`) are
 * registered. Spellings that are the same address count once. Errors: class_not_found,
 * lesson_not_found.
 */
export const checkRecipients = defineCall({
  ...adminCall,
  name: 'checkRecipients',
  action: 'checkRecipients',
  maxBody: MAX_BODY,
  request: z.object({
    send_to_all: toAll,
    recipients,
    recipient_list: recipientList,
    ...classMembers,
  }),
  response: z.object({
    total: z.number(),
    found: z.array(z.object({ id: z.number(), name: z.string(), email: z.string() })),
    /** As they were sent, trimmed and lower-cased. */
    unknown: z.array(z.string()),
  }),
});

/** Ours: a message as the mail that it becomes, for its writer to read before. */
export const previewMail = defineCall({
  ...adminCall,
  name: 'previewMail',
  action: 'previewMail',
  request: z.object({ ...messageFields, message_style: z.optional(z.string()) }),
  response: z.object({
    /** As its readers see who it is from. */
    from: z.string(),
    subject: z.string(),
    /** Plain, with the link to unsubscribe as words alone. */
    text: z.string(),
  }),
});

/** How far a message is that goes out by e-mail; the four counts make up `total`. */
export const MailReport = z.object({
  total: z.number(),
  sent: z.number(),
  failed: z.number(),
  /** Not sent, as the person wants no mail that goes to many. */
  unsubscribed: z.number(),
  waiting: z.number(),
  /** What the mail server said last about a mail that waits; empty when nothing is wrong. */
  trouble: z.string(),
});
export type MailReport = z.output<typeof MailReport>;

/** Whether a message opens as a dialog, by its style on the wire. */
export const popupStyle = z.codec(messageFields.message_style, z.boolean(), {
  decode: (style) => style === 'popup',
  encode: (isPopup) => (isPopup ? 'popup' : 'normal'),
});

/** A message an administrator has sent. */
export const SentMessage = wireObject(
  {
    id: z.number(),
    subject: z.string(),
    body: z.string(),
    /** Display text in the institute's time zone. */
    time: z.string(),
    /** Name of the administrator, and the account; null once it was deleted. */
    sender: z.string(),
    senderId: namedAccount,
    delivery: z.enum(deliveryMethods),
    isPopup: popupStyle,
    isToAll: z.boolean(),
    /** How many people it was sent to. */
    recipientCount: z.number(),
    /** Null when no e-mail goes out. */
    mail: z.nullable(MailReport),
  },
  {
    body: 'message',
    delivery: 'delivery_method',
    isPopup: 'message_style',
    isToAll: 'send_to_all',
    recipientCount: 'recipients',
  },
);
export type SentMessage = z.output<typeof SentMessage>;

/** An e-mail of a message that failed. */
export const FailedDelivery = wireObject(
  {
    studentId: z.number(),
    name: z.string(),
    /** Empty when the person has been deleted. */
    email: z.string(),
    /** What the mail server said. */
    reason: z.string(),
    attempts: z.number(),
  },
  { studentId: 'user_id' },
);
export type FailedDelivery = z.output<typeof FailedDelivery>;

/**
 * Ours: what administrators have sent, newest first, with the delivery report of each; searched in
 * subject and body. `message_id` asks for that one alone (an empty list when there is none).
 */
export const getSentMessages = defineCall({
  ...adminCall,
  name: 'getSentMessages',
  action: 'getSentMessages',
  request: z.extend(z.object(pageQuery), { message_id: z.optional(id) }),
  response: z.array(SentMessage),
  meta: cappedMeta,
});

/** Ours: the e-mails of a message that failed, and why; in pages, searched by name and e-mail. */
export const getFailedDeliveries = defineCall({
  ...adminCall,
  name: 'getFailedDeliveries',
  action: 'getFailedDeliveries',
  request: z.extend(z.object(pageQuery), { message_id: id }),
  response: z.array(FailedDelivery),
  meta: pageMeta,
});

/** Ours: puts the failed e-mails of a message in line again; `retried` counts them. */
export const retryFailedDeliveries = defineCall({
  ...adminCall,
  name: 'retryFailedDeliveries',
  action: 'retryFailedDeliveries',
  request: z.object({ message_id: id }),
  response: z.object({ retried: z.number() }),
});
