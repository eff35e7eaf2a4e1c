import * as z from 'zod/mini';
import { DRAFT_PREFIX, personNow } from '../auth-store.ts';
import { deviceStorage } from '../storage.ts';

/*
 * For what this device keeps takes of the person signed in, so that the application knows it at its start and
 * before it ends, without their database. It lies beside drafts, which a session that ends leaves.
 */

const Noted = z.record(z.string(), z.enum(['kept', 'wanted']));

const name = () => `${DRAFT_PREFIX}takes:${personNow() ?? ''}`;

/** The slots that takes lie here for, and whether they are to be sent. */
export function notedSlots(): z.output<typeof Noted> {
  try {
    return z.safeParse(Noted, JSON.parse(deviceStorage.getItem(name()) ?? '{}')).data ?? {};
  } catch {
    return {};
  }
}

/** Notes how it stands with a slot; null for nothing there any more. */
export function noteSlot(slot: string, state: 'kept' | 'wanted' | null): void {
  const { [slot]: _before, ...others } = notedSlots();
  const slots = state ? { ...others, [slot]: state } : others;
  if (Object.keys(slots).length === 0) deviceStorage.removeItem(name());
  else deviceStorage.setItem(name(), JSON.stringify(slots));
}
