import { deviceStorage } from '../storage.ts';
import { takesHereName } from './takes-here.ts';

type Noted = Readonly<Record<string, 'kept' | 'wanted'>>;

/** The slots that takes lie here for, of whoever is signed in if nobody is named, and whether they are to be sent. */
export function notedSlots(person?: string): Noted {
  try {
    return JSON.parse(deviceStorage.getItem(takesHereName(person)) ?? '{}');
  } catch {
    return {};
  }
}

/** Notes how it stands with a slot of a person; null for nothing there any more. */
export function noteSlot(person: string, slot: string, state: 'kept' | 'wanted' | null): void {
  const name = takesHereName(person);
  const { [slot]: _before, ...others } = notedSlots(person);
  const slots = state ? { ...others, [slot]: state } : others;
  if (Object.keys(slots).length === 0) deviceStorage.removeItem(name);
  else deviceStorage.setItem(name, JSON.stringify(slots));
}
