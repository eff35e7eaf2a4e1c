const keyOf = (email: string, lessonRand: string) => `answered:${email}:${lessonRand}`;

/** The exercises of a lesson that a student has answered on this device, by their ids. */
export function answeredOf(email: string, lessonRand: string): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(email, lessonRand)) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.map(String) : []);
  } catch {
    return new Set();
  }
}

/** Keeps what was answered; without an answer all of it goes: the lesson is done. */
export function keepAnswered(
  email: string,
  lessonRand: string,
  answered: ReadonlySet<string> | null,
): void {
  try {
    if (answered) localStorage.setItem(keyOf(email, lessonRand), JSON.stringify([...answered]));
    else localStorage.removeItem(keyOf(email, lessonRand));
  } catch {
    // A browser that keeps nothing knows what was answered for as long as the page is open.
  }
}
