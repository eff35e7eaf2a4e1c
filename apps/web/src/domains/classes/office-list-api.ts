import {
  ClassListMeta,
  getClassList,
  type ListedClass,
} from '@institute/contract/classes/class-list';
import { type ClassState, classStates } from '@institute/contract/classes/class-states';
import type { UseQueryResult } from '@tanstack/react-query';
import { type PageOfRows, type PageQuery, usePaged } from '../../platform/paged-list.ts';

/** What the office's list of classes is narrowed to; empty for all. */
export interface ClassListFilters {
  state: string;
  category: string;
}

interface Categories {
  categories: readonly string[];
}

const categoriesOf = (meta: unknown): Categories => ({
  categories: ClassListMeta.parse(meta).categories,
});

/** A page of the classes that whoever is signed in works with, as searched, filtered and sorted. */
export function useClassList(
  query: PageQuery,
  { state, category }: ClassListFilters,
): UseQueryResult<PageOfRows<ListedClass, Categories>> {
  const filters = { ...(isState(state) && { state }), ...(category !== '' && { category }) };
  return usePaged(getClassList, query, { filters, metaOf: categoriesOf });
}

const isState = (state: string): state is ClassState =>
  classStates.some((known) => known === state);

/** The categories of all classes, by name; nothing until they have come. */
export function useCategories(): readonly string[] {
  const found = usePaged(getClassList, { page: 1, perPage: 1 }, { metaOf: categoriesOf });
  return found.data?.meta?.categories ?? [];
}

/** Classes that are offered at once to whoever chooses one; more are found by typing. */
export const CLASSES_OFFERED = 20;

/**
 * The classes to choose from by what was typed, by name; `forLessons` leaves out those whose lessons
 * are not to be edited. Nothing is asked for with null.
 */
export function useClassChoices(
  search: string | null,
  { forLessons = false }: { forLessons?: boolean } = {},
): UseQueryResult<PageOfRows<ListedClass>> {
  const query = { page: 1, perPage: CLASSES_OFFERED, sort: 'name', search: search ?? '' };
  return usePaged(getClassList, query, {
    filters: forLessons ? { forLessons: '1' } : {},
    enabled: search !== null,
  });
}
