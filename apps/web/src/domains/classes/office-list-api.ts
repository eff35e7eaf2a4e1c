import { ClassListMeta, getClassList } from '@institute/contract/class-list';
import { type ClassState, classStates } from '@institute/contract/rules/class-states';
import type { UseQueryResult } from '@tanstack/react-query';
import {
  type PageOfRows,
  type PageQuery,
  pageFields,
  usePagedList,
} from '../../platform/paged-list.ts';
import { classesKey } from './api.ts';
import { type ListedClass, listedClassOf } from './managed-model.ts';

/** Part of the key of the whole list: whoever changes a class asks for both anew. */
const listKey = [...classesKey, 'office'] as const;

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
  return usePagedList({
    key: listKey,
    call: getClassList,
    input: {
      ...pageFields(query),
      ...(isState(state) && { state }),
      ...(category !== '' && { category }),
    },
    rowOf: listedClassOf,
    metaOf: categoriesOf,
  });
}

const isState = (state: string): state is ClassState =>
  classStates.some((known) => known === state);

/** The categories of all classes, by name; nothing until they have come. */
export function useCategories(): readonly string[] {
  const found = usePagedList({
    key: listKey,
    call: getClassList,
    input: pageFields({ page: 1, perPage: 1 }),
    rowOf: listedClassOf,
    metaOf: categoriesOf,
  });
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
  return usePagedList({
    key: listKey,
    call: getClassList,
    input: { ...pageFields(query), ...(forLessons && { for_lessons: '1' }) },
    rowOf: listedClassOf,
    enabled: search !== null,
  });
}
