import { unixOf } from '@institute/contract/fields';
import {
  getFailedDeliveries,
  getSentMessages,
  sendMessage,
} from '@institute/contract/messages/managed-messages';
import {
  getScheduledMessages,
  scheduleMessage,
} from '@institute/contract/messages/scheduled-messages';
import { useRef } from 'react';
import * as z from 'zod/mini';
import { outgoingInput } from '../../domains/messages/managed-model.ts';
import { keyFor, keyOfForm } from '../../forms/request-key.ts';
import { type KeptForm, useKeptForm } from '../../forms/use-kept-form.ts';
import { useAct } from '../../platform/answers.ts';
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

export interface MessageForm extends KeptForm<MessageValues, null> {
  /** Keeps what was asked about for its time, in place of sending it; throws what the server refused. */
  schedule: (sendAt: Date) => Promise<void>;
}

/** What is done once a message is sent, or waits for its time. */
interface Afterwards {
  onSent: (id: number, values: MessageValues) => void;
  onScheduled: () => void;
}

const present = { values: newMessage, state: null };

/** A message being written: kept on the device until it is sent, checked, asked about, and sent once. */
export function useMessageForm({ onSent, onScheduled }: Afterwards): MessageForm {
  const send = useAct(sendMessage, { refreshes: [getSentMessages, getFailedDeliveries] });
  const schedule = useAct(scheduleMessage, { refreshes: [getScheduledMessages] });
  const later = useRef<Date | null>(null);
  const form: KeptForm<MessageValues, null> = useKeptForm<MessageValues, null>({
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
      const sendAt = later.current;
      // A message that was changed is another message, and so is one for another time.
      const request = keyFor(sendAt ? { ...values, sendAt } : values, attempt.request);
      form.setRequest(request);
      const message = outgoingInput({ ...values, requestKey: request.key });
      const id = sendAt ? null : (await send.mutateAsync(message)).id;
      if (sendAt) await schedule.mutateAsync({ ...message, sendAt: unixOf(sendAt) });
      form.setRequest(keyOfForm());
      form.startOver();
      toast.success(id === null ? text.scheduled : text.sent);
      if (id === null) onScheduled();
      else onSent(id, values);
      return false;
    },
  });
  return {
    ...form,
    confirm: () => {
      later.current = null;
      return form.confirm();
    },
    schedule: (sendAt) => {
      later.current = sendAt;
      return form.confirmOrThrow();
    },
  };
}
