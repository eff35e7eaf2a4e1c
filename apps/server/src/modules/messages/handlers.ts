import { AppError } from '@institute/contract/errors';
import {
  getMessages,
  readMessage as readMessageCall,
  sendMessage as sendMessageCall,
} from '@institute/contract/messages';
import { handle } from '../../context.ts';
import { inboxTag, listMessages } from './list-messages.ts';
import { readMessage } from './read-message.ts';
import { sendMessage } from './send-message.ts';

export const handlers = [
  handle(getMessages, listMessages, { etag: inboxTag }),

  handle(readMessageCall, async (context, { message_id }) => {
    await readMessage(context, message_id);
    return { data: null };
  }),

  handle(sendMessageCall, async (context, input) => {
    // Nothing is taken that would not be delivered.
    if (input.delivery_method !== 'inApp') {
      throw new AppError('not_open', 'Messages go out in the app only, not by e-mail yet.');
    }
    const sent = await sendMessage(context, {
      subject: input.subject,
      body: input.message,
      isPopup: input.message_style === 'popup',
      to: input.send_to_all === 'true' ? 'all' : input.recipients,
      requestKey: input.request_key,
    });
    return { data: sent, message: 'Message sent successfully!' };
  }),
];
