import type { QueryClient } from '@tanstack/react-query';
import { readSlot } from '../../platform/takes/kept-takes.ts';
import { notedSlots } from '../../platform/takes/noted-slots.ts';
import { sendOn } from '../../platform/takes/send-slot.ts';
import { slotNow } from '../../platform/takes/take-store.ts';
import { toast } from '../../ui/toast.ts';
import { type Given, givenBy, pathOf, slotOf } from './given.ts';
import { isOfInbox } from './reply-slot.ts';
import { HandInNote, sendHandIn } from './send-hand-in.ts';
import { text as words } from './text.ts';

/**
 * Sends on, from whichever page, what the person had asked to be sent before the application ended. Homework is handed
 * in, replies and answers of a teacher are given; what the server refuses waits for them where it is. Of all else every byte goes, as `sendOn` says.
 */
export async function sendTakesOn(client: QueryClient): Promise<void> {
  const wanted = Object.entries(notedSlots()).flatMap(([slot, state]) => {
    const given = state === 'wanted' ? givenBy(slot) : null;
    return given ? [given] : [];
  });
  await Promise.all(wanted.map((given) => handInOn(client, given)));
  if (Object.keys(notedSlots()).some(isOfInbox)) {
    const { sendLeft } = await import('./outbox.ts');
    await sendLeft(client);
  }
  await sendOn();
}

async function handInOn(client: QueryClient, given: Given): Promise<void> {
  const slot = slotOf(given);
  await readSlot(slot);
  const note = HandInNote.safeParse(slotNow(slot).wish?.note);
  if (!note.success) return;
  const handedIn = await sendHandIn(client, given, note.data).catch(() => null);
  // Where the homework stands, it says so itself.
  if (handedIn && location.pathname !== pathOf(given)) {
    toast.success(words.arrived(handedIn.asked.title));
  }
}
