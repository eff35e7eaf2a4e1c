import { deliveryOf } from '@institute/contract/channels';
import { unixOf } from '@institute/contract/fields';
import {
  cancelScheduledMessage,
  getScheduledMessages,
  scheduleMessage as scheduleMessageCall,
  updateScheduledMessage,
} from '@institute/contract/scheduled-messages';
import { handle } from '../../../handler.ts';
import { pageOf } from '../../../page.ts';
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
      delivery_method: deliveryOf(row.channels),
      message_style: row.isPopup ? ('popup' as const) : ('normal' as const),
      send_at: unixOf(row.sendAt),
      sender,
      sender_id: senderId,
      send_to_all: row.toAll,
      named: row.recipientIds.length,
      class_name: className ?? '',
      class_who: row.classWho,
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
