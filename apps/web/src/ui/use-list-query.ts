import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { changedQuery, noteList, pageIn, type QueryChanges } from './list-query.ts';

interface ListQuery {
  query: URLSearchParams;
  /** The page in view, from 1. */
  page: number;
  /** A choice of its own: Back undoes it. */
  change: (changes: QueryChanges) => void;
  /** A step of something still being typed: Back goes past it. */
  refine: (changes: QueryChanges) => void;
  /** Turns to a page and shows it from its top. */
  turnTo: (page: number) => void;
}

/** The state of a list (search, filters, page) kept in the address, so that Back and reload keep it. */
export function useListQuery(): ListQuery {
  const [query, setQuery] = useSearchParams();
  const { pathname } = useLocation();
  useEffect(() => noteList(pathname, query), [pathname, query]);
  const change = (changes: QueryChanges) => setQuery(changedQuery(query, changes));
  return {
    query,
    page: pageIn(query),
    change,
    refine: (changes) => setQuery(changedQuery(query, changes), { replace: true }),
    turnTo: (page) => {
      change({ page });
      window.scrollTo(0, 0);
    },
  };
}
