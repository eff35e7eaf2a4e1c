import { onSignOut } from './auth-store.ts';

/** An answer with the tag the server gave it. */
export interface CachedAnswer {
  tag: string;
  answer: unknown;
}

/** As many answers are held: a class with its lessons, back and forth. */
const MOST = 30;

/** Answers by the request that they answer, address and body; the one longest unasked first. */
const cached = new Map<string, CachedAnswer>();

// One person's answers are never given to the next who signs in on the same device.
onSignOut(() => cached.clear());

/** The answer held for exactly this request, which is asked again. */
export function cachedAnswer(question: string): CachedAnswer | undefined {
  const held = cached.get(question);
  if (held) cacheAnswer(question, held);
  return held;
}

/** Holds an answer; of too many the one longest unasked is let go. */
export function cacheAnswer(question: string, answer: CachedAnswer): void {
  cached.delete(question);
  cached.set(question, answer);
  const [oldest = ''] = cached.keys();
  if (cached.size > MOST) cached.delete(oldest);
}
