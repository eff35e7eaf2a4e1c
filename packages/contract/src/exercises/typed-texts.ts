import type { GivenAnswer } from './kinds.ts';

/** What of an answer was typed, in order; nothing of one that was chosen or put together. */
export function typedTexts(given: GivenAnswer): string[] {
  if (!('given' in given)) return [];
  return typeof given.given === 'string' ? [given.given] : given.given;
}
