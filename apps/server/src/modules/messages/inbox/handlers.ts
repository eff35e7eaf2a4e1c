import { getMessages, readMessage as readMessageCall } from '@institute/contract/messages';
import { handle } from '../../../context.ts';
import { inboxTag, listMessages } from './list-messages.ts';
import { readMessage } from './read-message.ts';

export const inboxHandlers = [
  handle(getMessages, { etag: inboxTag }, listMessages),

  handle(readMessageCall, async (context, { message_id }) => {
    await readMessage(context, message_id);
    return { data: null };
  }),
];
