import { onSignOut } from './auth-store.ts';

/** An answer with the tag the server gave it, and the request it answers, address and body. */
export interface KeptAnswer {
  question: string;
  tag: string;
  answer: unknown;
}

/** The last answer of each call that asks conditionally: one a call, so that it cannot pile up. */
const kept = new Map<string, KeptAnswer>();

// One person's answers are never given to the next who signs in on the same device.
onSignOut(() => kept.clear());

/** The answer held for exactly this request, or null. */
export function keptAnswer(call: string, question: string): KeptAnswer | null {
  const held = kept.get(call);
  return held?.question === question ? held : null;
}

/** Holds an answer in place of the call's last one. */
export function keepAnswer(call: string, answer: KeptAnswer): void {
  kept.set(call, answer);
}
