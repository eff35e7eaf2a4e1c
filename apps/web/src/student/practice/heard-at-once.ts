import { deviceStorage } from '../../platform/storage.ts';

const KEY = 'practice-sound';

/** Whether the words of cards are heard by themselves, as was chosen on this device; data are costly. */
export function isHeardAtOnce(): boolean {
  return deviceStorage.getItem(KEY) === 'on';
}

/** Chooses whether the words of cards are heard by themselves on this device. */
export function hearAtOnce(isWanted: boolean): void {
  // A browser that keeps nothing asks for a press each time.
  if (isWanted) deviceStorage.setItem(KEY, 'on');
  else deviceStorage.removeItem(KEY);
}
