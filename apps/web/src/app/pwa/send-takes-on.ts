import type { QueryClient } from '@tanstack/react-query';
import { isOfInbox } from '../../domains/homework/reply-slot.ts';
import { notedSlots } from '../../platform/takes/noted-slots.ts';
import { sendOn } from '../../platform/takes/send-slot.ts';

/**
 * Sends on, from whichever page, what the person had asked to be sent before the application ended. Homework is handed
 * in, letters are sent, replies and answers of a teacher are given; what the server refuses waits for them where it
 * is. Of all else every byte goes, as `sendOn` says.
 */
export async function sendTakesOn(client: QueryClient): Promise<void> {
  if (Object.keys(notedSlots()).some(isOfInbox)) {
    const { sendLeft } = await import('../../domains/homework/outbox.ts');
    await sendLeft(client);
  }
  await sendOn({
    homework: async () =>
      (await import('../../domains/homework/send-hand-in.ts')).finishElsewhere(client),
    letter: async () => (await import('../../domains/letters/send-voice.ts')).finishVoice(client),
  });
}
