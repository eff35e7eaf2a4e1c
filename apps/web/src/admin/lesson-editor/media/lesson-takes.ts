import type { Block } from '@institute/contract/lessons/blocks';
import { dropHere } from '../../../platform/takes/device.ts';
import { slotsOf } from './media-work.ts';

/** For what this device keeps the recordings of a lesson; null for one that is new. */
export const takesOf = (lessonId: number | null) => String(lessonId ?? 'new');

/**
 * Lets the recordings of a lesson go that is left behind; of one that is new those of its blocks, for
 * all that are new, of whichever class, stand in one place.
 */
export async function forgetTakesOf(
  lessonId: number | null,
  blocks: readonly Block[],
): Promise<void> {
  const slots = lessonId === null ? slotsOf(blocks) : [null];
  for (const slot of slots) await dropHere(takesOf(lessonId), slot);
}
