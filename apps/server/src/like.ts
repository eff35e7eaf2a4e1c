import { foldArabic } from '@institute/contract/rules/fold-arabic';

/**
 * The LIKE pattern that finds what a person typed anywhere in a folded column (`search_text`).
 * Folded as the column is; `%` and `_` mean themselves.
 */
export function containing(typed: string): string {
  return `%${foldArabic(typed).replace(/[\\%_]/g, '\\$&')}%`;
}
