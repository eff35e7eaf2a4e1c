import { deviceStorage } from '../storage.ts';
import { takesHereName } from './takes-here.ts';

type Noted = Readonly<Record<string, 'kept' | 'wanted'>>;

/** The slots that takes lie here for, and whether they are to be sent. */
export function notedSlots(): Noted {
  try {
    return JSON.parse(deviceStorage.getItem(takesHereName()) ?? '{}');
  } catch {
    return {};
  }
}

/** Notes how it stands with a slot; null for nothing there any more. */
export function noteSlot(slot: string, state: 'kept' | 'wanted' | null): void {
  const { [slot]: _before, ...others } = notedSlots();
  const slots = state ? { ...others, [slot]: state } : others;
  if (Object.keys(slots).length === 0) deviceStorage.removeItem(takesHereName());
  else deviceStorage.setItem(takesHereName(), JSON.stringify(slots));
}
