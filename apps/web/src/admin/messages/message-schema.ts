import { deliveryMethods } from '@institute/contract/managed-messages';
import * as z from 'zod/mini';
import { text } from './text.ts';

/** What of a message is kept on the device, whatever is wrong with it. */
export const messageShape = z.object({
  subject: z.string(),
  message: z.string(),
  delivery: z.enum(deliveryMethods),
  style: z.enum(['normal', 'popup']),
  to: z.enum(['all', 'individual']),
  recipients: z.array(z.object({ id: z.number(), name: z.string(), email: z.string() })),
});
/** A message as it is being written. */
export type MessageValues = z.output<typeof messageShape>;

/** Admin §4: what the form holds at first, and after a message was sent. */
export const newMessage: MessageValues = {
  subject: '',
  message: '',
  delivery: 'inApp',
  style: 'normal',
  to: 'all',
  recipients: [],
};

/** Whether there is nothing in a form that would be missed. */
export function isBlank({ subject, message, recipients }: MessageValues): boolean {
  return subject.trim() === '' && message.trim() === '' && recipients.length === 0;
}

/** What is asked of a message (admin §5). */
export const messageSchema: z.ZodMiniType<MessageValues, MessageValues> = messageShape.check(
  (payload) => {
    const { subject, message, to, recipients } = payload.value;
    const ask = (path: keyof MessageValues, isGiven: boolean, words: string) => {
      if (!isGiven) {
        payload.issues.push({ code: 'custom', path: [path], message: words, input: '' });
      }
    };
    ask('subject', subject.trim() !== '', text.subjectNeeded);
    ask('message', message.trim() !== '', text.messageNeeded);
    ask('recipients', to === 'all' || recipients.length > 0, text.recipientNeeded);
  },
);
