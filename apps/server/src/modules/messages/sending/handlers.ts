import {
  checkRecipients,
  getFailedDeliveries,
  getSentMessages,
  retryFailedDeliveries,
  sendMessage as sendMessageCall,
} from '@institute/contract/managed-messages';
import { handle } from '../../../context.ts';
import { pageOf } from '../../../page.ts';
import { planRound } from '../mail/deliver-mail.ts';
import { retryFailed } from '../mail/store.ts';
import { text } from '../text.ts';
import { listSent } from './list-sent.ts';
import { findRecipients } from './recipients.ts';
import { sendMessage } from './send-message.ts';
import { countStudents } from './store.ts';
import { failedDeliveries } from './store-sent.ts';

export const sendingHandlers = [
  handle(sendMessageCall, async (context, input) => {
    const sent = await sendMessage(context, {
      subject: input.subject,
      body: input.message,
      delivery: input.delivery_method,
      isPopup: input.message_style === 'popup',
      to: input.send_to_all === 'true' ? 'all' : [...input.recipients, ...input.recipient_list],
      requestKey: input.request_key,
    });
    return { data: sent, message: text.sent };
  }),

  handle(checkRecipients, async ({ db }, input) => {
    if (input.send_to_all === 'true') {
      return { data: { total: await countStudents(db), found: [], unknown: [] } };
    }
    const { found, unknown } = await findRecipients(db, [
      ...input.recipients,
      ...input.recipient_list,
    ]);
    return { data: { total: found.length, found, unknown } };
  }),

  handle(getSentMessages, listSent),

  handle(getFailedDeliveries, async ({ db }, { message_id, ...wanted }) => {
    const page = pageOf(wanted);
    const { total, rows } = await failedDeliveries(db, message_id, page);
    const data = rows.map(({ userId, name, email, reason, attempts }) => ({
      user_id: userId,
      name,
      email: email ?? '',
      reason: reason ?? '',
      attempts,
    }));
    return { data, meta: page.meta(total) };
  }),

  handle(retryFailedDeliveries, async (context, { message_id }) => {
    const retried = await context.transaction(
      async (tx) => {
        await planRound(tx, context);
        return retryFailed(tx, message_id, context.clock.now());
      },
      { details: { message: message_id } },
    );
    return { data: { retried } };
  }),
];
