import type { QueryClient } from '@tanstack/react-query';
import { readSlot } from '../../platform/takes/kept-takes.ts';
import { notedSlots } from '../../platform/takes/noted-slots.ts';
import { slotNow } from '../../platform/takes/take-store.ts';
import { givenBy } from './given.ts';
import { HandInNote, sendHandIn } from './send-hand-in.ts';

/**
 * Hands in, from whichever page, what the person had asked to be handed in before the application ended. What the
 * server refuses waits for them where the homework is.
 */
export async function sendHandInsOn(client: QueryClient): Promise<void> {
  for (const [slot, state] of Object.entries(notedSlots())) {
    const given = givenBy(slot);
    if (state !== 'wanted' || !given) continue;
    await readSlot(slot);
    const note = HandInNote.safeParse(slotNow(slot).wish?.note);
    if (note.success) await sendHandIn(client, given, note.data).catch(() => undefined);
  }
}
