const KEY = 'practice-sound';

/** Whether the words of cards are heard by themselves, as was chosen on this device; data are costly. */
export function isHeardAtOnce(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

/** Chooses whether the words of cards are heard by themselves on this device. */
export function hearAtOnce(isWanted: boolean): void {
  try {
    if (isWanted) localStorage.setItem(KEY, 'on');
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing asks for a press each time.
  }
}
