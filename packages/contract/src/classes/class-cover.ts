/** How many grounds and scales of the pattern covers have. */
const GROUNDS = 6;
const SCALES = [1, 0.75, 1.3, 0.6, 1.6] as const;

/** The same word always gives the same number; the start was picked so that common words differ. */
function hash(word: string): number {
  let sum = 9;
  for (const letter of word) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return (sum ^ (sum >>> 15)) >>> 0;
}

/** The cover of the classes of a category, on every screen and in the pictures of shared links. */
export function coverOf(category: string): { ground: number; scale: number } {
  const key = hash(category.trim().toLowerCase());
  return { ground: key % GROUNDS, scale: SCALES[key % SCALES.length] ?? 1 };
}
