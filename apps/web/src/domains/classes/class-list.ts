import type { Class } from '@institute/contract/classes/classes';
import { language } from '@institute/contract/language';
import { text } from './text.ts';

/** Classes on a page of a list (student specification, section 9). */
export const CLASSES_PER_PAGE = 9;

export type PriceFilter = 'all' | 'free' | 'paid';

export const priceOptions: readonly { value: PriceFilter; label: string }[] = [
  { value: 'all', label: text.prices.all },
  { value: 'free', label: text.prices.free },
  { value: 'paid', label: text.prices.paid },
];

/** The filter an address names; all classes when it names none we know. */
export function priceFilterOf(word: string | null): PriceFilter {
  return word === 'free' || word === 'paid' ? word : 'all';
}

/** Whether joining a class costs nothing. */
export function isFree(item: Pick<Class, 'isPremium' | 'priceKobo'>): boolean {
  return !item.isPremium || item.priceKobo === 0;
}

/** A category and how many classes it holds. */
export interface CategoryCount {
  category: string;
  count: number;
}

/** The category a class stands under. */
export function categoryOf(item: Pick<Class, 'category'>): string {
  return item.category.trim();
}

/** The categories of some classes in the order of the alphabet, with their counts. */
export function categoriesOf(classes: readonly Pick<Class, 'category'>[]): CategoryCount[] {
  const counts = new Map<string, number>();
  for (const item of classes) {
    counts.set(categoryOf(item), (counts.get(categoryOf(item)) ?? 0) + 1);
  }
  return [...counts]
    .map(([category, count]) => ({ category, count }))
    .sort((a, b) => a.category.localeCompare(b.category, language.locale));
}
