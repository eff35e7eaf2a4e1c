import { deliveryMethods } from '@institute/contract/messages/channels';
import { classAudiences, MOST_ENDING_DAYS } from '@institute/contract/messages/managed-messages';
import * as z from 'zod/mini';
import { text } from './text.ts';

const noMembers = { classId: 0, who: 'all' as const, lessonId: 0, days: '7' };

/** What of a message is kept on the device, whatever is wrong with it. */
export const messageShape = z.object({
  subject: z.string(),
  message: z.string(),
  delivery: z.enum(deliveryMethods),
  style: z.enum(['normal', 'popup']),
  to: z.enum(['all', 'individual', 'class']),
  recipients: z.array(
    z.object({
      ...{ id: z.number(), name: z.string(), email: z.string() },
      phone: z.optional(z.string()),
    }),
  ),
  // Drafts of before have none.
  members: z.catch(
    z.object({
      classId: z.number(),
      who: z.enum(classAudiences),
      lessonId: z.number(),
      days: z.string(),
    }),
    noMembers,
  ),
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
  members: noMembers,
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
    ask('recipients', to !== 'individual' || recipients.length > 0, text.recipientNeeded);
    const wrong = to === 'class' ? wrongOf(payload.value.members) : null;
    ask('members', wrong === null, wrong ?? '');
  },
);

/** What is missing where a message goes to a class; null when nothing is. */
export function wrongOf({ classId, who, lessonId, days }: MessageValues['members']): string | null {
  if (classId === 0) return text.classNeeded;
  if (who === 'unopened' && lessonId === 0) return text.lessonNeeded;
  const isDays = /^\d{1,3}$/.test(days) && Number(days) >= 1 && Number(days) <= MOST_ENDING_DAYS;
  return who === 'ending' && !isDays ? text.daysWrong(MOST_ENDING_DAYS) : null;
}
