/** How large Arabic to be read is set, as a multiple of the size that it has by itself. */
export const ARABIC_SIZES = [0.8, 0.9, 1, 1.15, 1.3, 1.5, 1.75] as const;
export const OWN_SIZE = 1;

/** The next larger size, or the next smaller; null where there is none. */
export function sizeBeside(size: number, direction: 1 | -1): number | null {
  const place = ARABIC_SIZES.indexOf(knownSize(size)) + direction;
  return ARABIC_SIZES[place] ?? null;
}

/** A size as it was kept, or Arabic's own where that is none of those there are. */
export function knownSize(kept: unknown): (typeof ARABIC_SIZES)[number] {
  return ARABIC_SIZES.find((size) => size === kept) ?? OWN_SIZE;
}
