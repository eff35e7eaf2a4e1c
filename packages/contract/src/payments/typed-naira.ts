import { type Kobo, parseNaira } from '../money.ts';
import { plainTyped } from '../text/typed.ts';

/** What people write into an amount beside its figures: its sign, spaces, and a point at its end. */
const decoration = /₦|^\s*NGN|NGN\s*$|^N(?=\s*\d)|\s|\.\s*$/giu;

/**
 * Reads naira as people type them: `1,500`, `₦2000`, `N 2 500`, `NGN1500`, `1500.`, `١٬٥٠٠`, `٥٠٠٫٥٠`; null when it is
 * not an amount. A comma parts thousands and nothing else: `1,5` may mean anything.
 */
export function parseTypedNaira(typed: string): Kobo | null {
  const bare = plainTyped(typed).replace(decoration, '').replaceAll('٫', '.').replace(/[٬،]/g, ',');
  if (bare.includes(',') && !/^\d{1,3}(,\d{3})+(\.\d*)?$/.test(bare)) return null;
  return parseNaira(bare.replaceAll(',', ''));
}
