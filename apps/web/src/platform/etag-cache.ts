import { onSignOut } from './auth-store.ts';

/** An answer with the tag the server gave it, and the request it answers, address and body. */
export interface CachedAnswer {
  question: string;
  tag: string;
  answer: unknown;
}

/** The last answer of each call that asks conditionally: one a call, so that it cannot pile up. */
const cached = new Map<string, CachedAnswer>();

// One person's answers are never given to the next who signs in on the same device.
onSignOut(() => cached.clear());

/** The answer held for exactly this request, or null. */
export function cachedAnswer(call: string, question: string): CachedAnswer | null {
  const held = cached.get(call);
  return held?.question === question ? held : null;
}

/** Holds an answer in place of the call's last one. */
export function cacheAnswer(call: string, answer: CachedAnswer): void {
  cached.set(call, answer);
}
