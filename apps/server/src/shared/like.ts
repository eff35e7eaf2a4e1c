import { foldArabic } from '@institute/contract/arabic/fold-arabic';

/**
 * The LIKE pattern that finds what a person typed anywhere in a folded column (`search_text`).
 * Folded as the column is; `%` and `_` mean themselves.
 */
export function containing(typed: string): string {
  return `%${escaped(foldArabic(typed))}%`;
}

/** Fewer letters than these stand in nearly every text, and no index of trigrams knows them. */
const SHORTEST_INSIDE = 3;

/**
 * For a search of one or two letters: the LIKE patterns that find words beginning with them, the
 * first word of a folded column and later ones. Null for a longer search, which may stand anywhere.
 */
export function wordBeginnings(typed: string): [first: string, later: string] | null {
  const folded = foldArabic(typed).trim();
  if ([...folded].length >= SHORTEST_INSIDE) return null;
  return [`${escaped(folded)}%`, `% ${escaped(folded)}%`];
}

function escaped(folded: string): string {
  return folded.replace(/[\\%_]/g, '\\$&');
}
