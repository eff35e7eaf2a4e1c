/** How many bars a recording is drawn with, whatever its length. */
export const LEVELS = 64;
/** What is quieter than this is not drawn as if it were loud. */
const QUIET = 0.1;

/**
 * What a recording looks like: {@link LEVELS} numbers from 0 to 100, of what was heard of it from 0 to 1,
 * in order. The loudest is 100, unless all of it is quiet; nothing heard is nothing to draw. Ears take half of a
 * sound for more than half of it, and so do the bars.
 */
export function levelsOf(heard: readonly number[]): number[] {
  if (heard.length === 0) return [];
  const most = Math.max(QUIET, ...heard);
  return Array.from({ length: LEVELS }, (_one, at) => {
    const from = Math.floor((at * heard.length) / LEVELS);
    const to = Math.max(from + 1, Math.floor(((at + 1) * heard.length) / LEVELS));
    return Math.round(Math.sqrt(Math.max(0, ...heard.slice(from, to)) / most) * 100);
  });
}
