import type { PushNews } from '../../../platform/push.ts';

/** What a phone shows of a text without being opened. */
const LONGEST_TEXT = 140;

/** A message as a device shows it: its subject, how it begins, and the way to it. */
export function newsOf(
  { rand, subject, body, after }: { rand: string; subject: string; body: string; after: number },
  institute: { name: string; url: string },
): PushNews {
  const words = body.replace(/\s+/g, ' ').trim();
  const letters = [...words];
  const text =
    letters.length > LONGEST_TEXT ? `${letters.slice(0, LONGEST_TEXT - 1).join('')}…` : words;
  return {
    title: subject,
    // The service takes no empty text.
    text: text || institute.name,
    url: `${institute.url}/messages/${rand}`,
    onceKey: `${rand}:${after}`,
  };
}
