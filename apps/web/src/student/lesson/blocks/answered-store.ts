import { deviceStorage } from '../../../platform/storage.ts';

const keyOf = (email: string, lessonRand: string) => `answered:${email}:${lessonRand}`;

/** The exercises of a lesson that a student has answered on this device, by their ids. */
export function answeredOf(email: string, lessonRand: string): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(deviceStorage.getItem(keyOf(email, lessonRand)) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.map(String) : []);
  } catch {
    // Not what was kept.
    return new Set();
  }
}

/**
 * Keeps what was answered; without an answer all of it goes: the lesson is done. A browser that keeps nothing
 * knows it for as long as the page is open.
 */
export function keepAnswered(
  email: string,
  lessonRand: string,
  answered: ReadonlySet<string> | null,
): void {
  const key = keyOf(email, lessonRand);
  if (answered) deviceStorage.setItem(key, JSON.stringify([...answered]));
  else deviceStorage.removeItem(key);
}
