import { deliveryOf } from '@institute/contract/messages/channels';
import {
  cancelScheduledMessage,
  getScheduledMessages,
  scheduleMessage as scheduleMessageCall,
  updateScheduledMessage,
} from '@institute/contract/messages/scheduled-messages';
import { handle } from '../../../handler.ts';
import { pageOf } from '../../../shared/page.ts';
import { outgoingOf } from '../sending/handlers.ts';
import { text } from '../text.ts';
import { cancelScheduled, changeScheduled, scheduleMessage } from './schedule-message.ts';
import { scheduledPage } from './store.ts';

export const schedulingHandlers = [
  handle(scheduleMessageCall, async (context, input) => ({
    data: { id: await scheduleMessage(context, outgoingOf(input), input.send_at) },
    message: text.scheduled,
  })),

  handle(getScheduledMessages, async ({ db }, wanted) => {
    const page = pageOf(wanted);
    const { total, more, rows } = await scheduledPage(db, page);
    const data = rows.map(({ row, sender, senderId, className }) => ({
      id: row.id,
      subject: row.subject,
      message: row.body,
      delivery: deliveryOf(row.channels),
      isPopup: row.isPopup,
      sendAt: row.sendAt,
      sender,
      senderId,
      isToAll: row.toAll,
      named: row.recipientIds.length,
      className: className ?? '',
      classWho: row.classWho,
      problem: row.problem,
    }));
    return { data, meta: { ...page.meta(total), more } };
  }),

  handle(updateScheduledMessage, async (context, { scheduled_id, ...sent }) => {
    await changeScheduled(context, scheduled_id, {
      subject: sent.subject,
      body: sent.message,
      channels: sent.delivery_method,
      isPopup: sent.message_style === undefined ? undefined : sent.message_style === 'popup',
      sendAt: sent.send_at,
    });
    return { data: null, message: text.scheduledChanged };
  }),

  handle(cancelScheduledMessage, async (context, { scheduled_id }) => {
    await cancelScheduled(context, scheduled_id);
    return { data: null, message: text.scheduledCancelled };
  }),
];
