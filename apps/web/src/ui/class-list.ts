import type { Class } from '@institute/contract/classes';

/** Classes on a page of a list (student specification, section 9). */
export const CLASSES_PER_PAGE = 9;

export type PriceFilter = 'all' | 'free' | 'paid';

export const priceOptions: readonly { value: PriceFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'free', label: 'Free' },
  { value: 'paid', label: 'Paid' },
];

/** The filter an address names; all classes when it names none we know. */
export function priceFilterOf(word: string | null): PriceFilter {
  return word === 'free' || word === 'paid' ? word : 'all';
}

/** Whether joining a class costs nothing. */
export function isFree(item: Pick<Class, 'premium' | 'amount'>): boolean {
  return item.premium === '0' || Number(item.amount) === 0;
}

const marks = /[\u0300-\u036F\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED\u0640]/g;

/**
 * A text as a search compares it: without case, accents, vowel signs and tatweel, and with the
 * spellings of alif, ya and ta marbuta alike, as people type them.
 */
export function searchable(text: string): string {
  return text
    .normalize('NFKD')
    .replace(marks, '')
    .replace(/[\u0622\u0623\u0625\u0671]/g, '\u0627')
    .replace(/\u0649/g, '\u064A')
    .replace(/\u0629/g, '\u0647')
    .toLowerCase()
    .trim();
}

export interface ClassFilter {
  /** Words that must all stand in the name, the category or the description. */
  search: string;
  price: PriceFilter;
  /** Empty for every category. */
  category: string;
}

/** Whether a class passes a filter. */
export function passes(item: Class, filter: ClassFilter): boolean {
  if (filter.category !== '' && categoryOf(item) !== filter.category) return false;
  if (filter.price !== 'all' && isFree(item) !== (filter.price === 'free')) return false;
  const words = searchable(filter.search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const text = searchable(`${item.name} ${item.category} ${item.about}`);
  return words.every((word) => text.includes(word));
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
    .sort((a, b) => a.category.localeCompare(b.category, 'en'));
}
