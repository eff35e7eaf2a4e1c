import { holdsWords, searchWords } from '@institute/contract/arabic/fold-arabic';
import type { Class } from '@institute/contract/classes/classes';
import { categoryOf, isFree, type PriceFilter } from './class-list.ts';

/** The words of a search, each of which is looked for by itself. */
export function wordsOf(search: string): string[] {
  return search.split(/\s+/).filter(Boolean);
}

export interface ClassFilter {
  /** Words that must all stand in the name or the category, however they are spelled. */
  search: string;
  price: PriceFilter;
  /** Empty for every category. */
  category: string;
}

/** Whether a class passes a filter. */
export function passes(item: Class, filter: ClassFilter): boolean {
  if (filter.category !== '' && categoryOf(item) !== filter.category) return false;
  if (filter.price !== 'all' && isFree(item) !== (filter.price === 'free')) return false;
  return isFoundBy(item, filter.search);
}

/** Whether every word of a search stands in the name or the category, however it is spelled. */
function isFoundBy(item: Pick<Class, 'name' | 'category'>, search: string): boolean {
  return searchWords(search).every((word) =>
    [item.name, item.category].some((text) => holdsWords(text, [word])),
  );
}
