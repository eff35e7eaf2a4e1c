import { type Kobo, parseNaira } from '../money.ts';

/** What people write into an amount: its sign, spaces, and commas between thousands. */
const decoration = /₦|\bNGN\b|^N(?=\s*\d)|[\s\u200E\u200F]/giu;

/**
 * Reads naira as people type them: `1,500`, `₦2000`, `N 2 500`, `١٬٥٠٠`, `٥٠٠٫٥٠`; null when it is
 * not an amount. A comma parts thousands and nothing else: `1,5` may mean anything.
 */
export function parseTypedNaira(typed: string): Kobo | null {
  const bare = typed
    .trim()
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(decoration, '')
    .replaceAll('٫', '.')
    .replace(/[٬،]/g, ',');
  if (bare.includes(',') && !/^\d{1,3}(,\d{3})+(\.\d*)?$/.test(bare)) return null;
  return parseNaira(bare.replaceAll(',', ''));
}
