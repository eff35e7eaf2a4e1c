import type { Call, DataOf, RequestOf } from '@institute/contract/call';
import { pageMeta } from '@institute/contract/fields';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { callForAnswer } from './api.ts';

/** A page of a list, how many rows there are on all pages, and the list's own `meta`. */
export interface PageOfRows<Row, Meta = unknown> {
  rows: Row[];
  total: number;
  /** True when there are more than `total`, which is as far as the server counted. */
  more: boolean;
  /** As the server sent it; parse it with the call's own `meta` shape where it says more. */
  meta: Meta;
}

const listMeta = z.extend(pageMeta, { more: z.optional(z.boolean()) });

type RowOf<C extends Call> = DataOf<C> extends readonly (infer Row)[] ? Row : never;

/**
 * One page of a list that pages on the server, ready for a `DataTable`. `key` begins the query key,
 * so that a write can invalidate every page at once; `input` is part of it.
 */
export function usePagedList<C extends Call>(
  key: readonly unknown[],
  call: C,
  input: RequestOf<C>,
): UseQueryResult<PageOfRows<RowOf<C>>> {
  return useQuery({
    queryKey: [...key, input],
    queryFn: async ({ signal }): Promise<PageOfRows<RowOf<C>>> => {
      const { data, meta } = await callForAnswer(call, input, { signal });
      const { total, more = false } = listMeta.parse(meta);
      return { rows: data as RowOf<C>[], total, more, meta };
    },
    // The page in view stays until the next has come, so that the list does not jump.
    placeholderData: keepPreviousData,
  });
}
