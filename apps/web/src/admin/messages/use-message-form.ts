import * as z from 'zod/mini';
import { useSendMessage } from '../../domains/messages/managed-api.ts';
import { keyFor, keyOfForm } from '../../forms/request-key.ts';
import { type KeptForm, useKeptForm } from '../../forms/use-kept-form.ts';
import { useAuthStore } from '../../platform/auth-store.ts';
import { toast } from '../../ui/toast.ts';
import {
  isBlank,
  type MessageValues,
  messageSchema,
  messageShape,
  newMessage,
} from './message-schema.ts';
import { text } from './text.ts';

export type MessageForm = KeptForm<MessageValues, null>;

const present = { values: newMessage, state: null };

/** A message being written: kept on the device until it is sent, checked, asked about, and sent once. */
export function useMessageForm(onSent: (id: number, values: MessageValues) => void): MessageForm {
  const send = useSendMessage();
  const form: MessageForm = useKeptForm<MessageValues, null>({
    schema: messageSchema,
    kind: 'message',
    shape: { values: messageShape, state: z.null() },
    present,
    isBlank,
    // Very many recipients may find no room; the text does.
    smaller: (values) => ({ ...values, recipients: [] }),
    words: { refused: text.sendFailed, broken: text.broken },
    refuse: () => (useAuthStore.getState().user ? null : text.loginNeeded),
    asksFirst: true,
    onSubmit: async (values, attempt) => {
      // A message that was changed is another message.
      const request = keyFor(values, attempt.request);
      form.setRequest(request);
      const id = await send.mutateAsync({ ...values, requestKey: request.key });
      form.setRequest(keyOfForm());
      form.startOver();
      toast.success(text.sent);
      onSent(id, values);
      return false;
    },
  });
  return form;
}
