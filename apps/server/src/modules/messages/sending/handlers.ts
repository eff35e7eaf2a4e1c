import type { ParsedOf } from '@institute/contract/call';
import {
  checkRecipients,
  getFailedDeliveries,
  getSentMessages,
  previewMail,
  retryFailedDeliveries,
  sendClassMessage,
  sendMessage as sendMessageCall,
} from '@institute/contract/messages/managed-messages';
import { handle } from '../../../handler.ts';
import { senderOf } from '../../../platform/mail.ts';
import { pageOf } from '../../../shared/page.ts';
import { namedClass } from '../../classes/index.ts';
import { countStudents } from '../../people/index.ts';
import { readSettings } from '../../settings/index.ts';
import { planRound } from '../mail/deliver-mail.ts';
import { messageMail } from '../mail/present.ts';
import { retryFailed } from '../mail/store.ts';
import { text } from '../text.ts';
import { findClassMembers, membersIn } from './class-members.ts';
import { listSent } from './list-sent.ts';
import { findRecipients } from './recipients.ts';
import { type OutgoingMessage, sendMessage } from './send-message.ts';
import { subjectToMany } from './store.ts';
import { failedDeliveries } from './store-sent.ts';

/** A message as calls send it. */
export const outgoingOf = (input: ParsedOf<typeof sendMessageCall>): OutgoingMessage => ({
  subject: input.subject,
  body: input.message,
  channels: input.delivery_method,
  isPopup: input.message_style === 'popup',
  to: input.send_to_all === 'true' ? 'all' : [...input.recipients, ...input.recipient_list],
  members: membersIn(input),
  requestKey: input.request_key,
});

export const sendingHandlers = [
  handle(sendMessageCall, async (context, input) => {
    const sent = await sendMessage(context, outgoingOf(input));
    return { data: sent, message: text.sent };
  }),

  handle(sendClassMessage, { classes: namedClass }, async (context, input) => {
    const { class_id, class_who, lesson_id } = input;
    const sent = await sendMessage(context, {
      subject: input.subject,
      body: input.message,
      channels: input.delivery_method,
      isPopup: input.message_style === 'popup',
      to: [],
      members: { classRef: class_id, who: class_who, lessonId: lesson_id, withinDays: 0 },
      requestKey: input.request_key,
    });
    return { data: sent, message: text.sent };
  }),

  handle(checkRecipients, async ({ db, clock }, input) => {
    if (input.send_to_all === 'true') {
      return { data: { total: await countStudents(db), found: [], unknown: [] } };
    }
    const { found, unknown } = await findRecipients(db, [
      ...input.recipients,
      ...input.recipient_list,
    ]);
    const members = membersIn(input);
    const ofClass = members ? (await findClassMembers(db, clock.now(), members)).ids : [];
    const total = new Set([...found.map(({ id }) => id), ...ofClass]).size;
    return { data: { total, found, unknown } };
  }),

  handle(previewMail, async ({ db, config }, { subject, message, delivery_method }) => {
    const { siteName: name } = await readSettings(db);
    const inApp = delivery_method.includes('inApp');
    // Each recipient has a link of their own, which nobody else is to follow.
    const institute = { name, url: config.publicUrl, unsubscribe: '…' };
    const mail = messageMail({ subject, body: message, inApp }, institute);
    const from = senderOf(config.mailFrom, name);
    return {
      data: { from: `${name} <${from.address}>`, subject: mail.subject, text: mail.text },
    };
  }),

  handle(getSentMessages, listSent),

  handle(getFailedDeliveries, async ({ db }, { message_id, ...wanted }) => {
    const page = pageOf(wanted);
    const { total, rows } = await failedDeliveries(db, message_id, page);
    const data = rows.map(({ userId, name, email, reason, attempts }) => ({
      studentId: userId,
      name,
      email: email ?? '',
      reason: reason ?? '',
      attempts,
    }));
    return { data, meta: page.meta(total) };
  }),

  handle(retryFailedDeliveries, async (context, { message_id }) => {
    const details: Record<string, unknown> = { message: message_id };
    const retried = await context.transaction(
      async (tx) => {
        await planRound(tx, context);
        details.subject = await subjectToMany(tx, message_id);
        const mails = await retryFailed(tx, message_id, context.clock.now());
        details.mails = mails;
        return mails;
      },
      { details },
    );
    return { data: { retried } };
  }),
];
