import { getMessages, readMessage as readMessageCall } from '@institute/contract/messages/messages';
import { handle, handleNamed } from '../../../handler.ts';
import { listMessages } from './list-messages.ts';
import { readMessage } from './read-message.ts';

export const inboxHandlers = [
  handleNamed(getMessages, listMessages),

  handle(readMessageCall, async (context, { message_id }) => {
    await readMessage(context, message_id);
    return { data: null };
  }),
];
