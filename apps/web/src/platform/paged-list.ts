import type { Call, DataOf, InputOf } from '@institute/contract/call';
import { pageMeta } from '@institute/contract/fields';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import * as z from 'zod/mini';
import { answerKey } from './answer-key.ts';
import { type Answer, callForAnswer } from './api.ts';
import { asOld } from './offline-cache.ts';

/** Which page of a list is wanted, in which order, of what matches a search. A `TableQuery` is one. */
export interface PageQuery {
  /** From 1. */
  page: number;
  perPage: number;
  /** `name` or `-name`; the list's own order when empty. */
  sort?: string;
  search?: string;
}

/** A page of a list, and how many rows there are on all pages. */
export interface PageOfRows<Row, Meta = null> {
  rows: Row[];
  total: number;
  /** True when there are more than `total`, which is as far as the server counted. */
  more: boolean;
  /** What the list says beside its rows, such as sums; null when that is nothing. */
  meta: Meta;
}

const listMeta = z.extend(pageMeta, { more: z.optional(z.boolean()) });

type RowOf<C extends Call> = DataOf<C> extends readonly (infer Row)[] ? Row : never;

interface PagedOptions<C extends Call, Row, Meta> {
  /** The list's own filters. */
  filters?: Partial<InputOf<C>>;
  /** What is made of a row of the answer, where it is not shown as it is; a function that stays the same. */
  rowOf?: ((row: RowOf<C>) => Row) | undefined;
  /** Reads what the list says of itself beyond its totals; a function that stays the same. */
  metaOf?: ((meta: unknown) => Meta) | undefined;
  /** False to ask for nothing. */
  enabled?: boolean;
  /** How long an answer is good for, in ms, where it is not as long as any. */
  staleTime?: number;
}

/** One page of a list that pages on the server, ready for a `DataTable`. */
export function usePaged<C extends Call, Row = RowOf<C>, Meta = null>(
  call: C,
  query: PageQuery,
  { filters, rowOf, metaOf, enabled = true, ...freshness }: PagedOptions<C, Row, Meta> = {},
): UseQueryResult<PageOfRows<Row, Meta>> {
  const { page, perPage, sort = '', search = '' } = query;
  const input = {
    ...{ page, perPage },
    ...(sort !== '' && { sort }),
    ...(search !== '' && { search }),
    ...filters,
  } as unknown as InputOf<C>;
  const select = useCallback(
    ({ data, meta }: Answer<DataOf<C>>): PageOfRows<Row, Meta> => {
      const { total, more = false } = listMeta.parse(meta);
      const rows = rowOf ? (data as RowOf<C>[]).map((row) => rowOf(row)) : (data as Row[]);
      return { rows, total, more, meta: (metaOf?.(meta) ?? null) as Meta };
    },
    [rowOf, metaOf],
  );
  return useQuery({
    queryKey: answerKey(call, input),
    queryFn: async ({ signal }) => {
      const answer = await callForAnswer(call, input, { signal });
      return asOld(answer, answer.data);
    },
    select,
    // The page in view stays until the next has come, so that the list does not jump.
    placeholderData: keepPreviousData,
    enabled,
    ...freshness,
  });
}
