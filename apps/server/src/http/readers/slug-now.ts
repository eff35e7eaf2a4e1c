import type { ClassAddresses } from '../../modules/classes/index.ts';

/** From the first letter or figure to the last one, in one pass: addresses may be long. */
const WITHIN = /\w(?:.*\w)?/s;

/**
 * The slug that one stands for which is none now: a former one, or one with something around it that
 * a link picks up on its way through messages, such as the full stop of its sentence or a bracket.
 */
export function slugNow(slug: string, { pages, moved }: ClassAddresses): string | undefined {
  const tidy = WITHIN.exec(slug)?.[0] ?? '';
  for (const candidate of [slug, tidy, tidy.toLowerCase()]) {
    if (pages.has(candidate)) return candidate;
    const now = moved.get(candidate);
    if (now) return now;
  }
  return undefined;
}
