import type { DataOf } from '@institute/contract/call';
import { getHandIn, getHandIns } from '@institute/contract/homework/answers';
import type { HandInState } from '@institute/contract/homework/hand-ins';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { answerKey } from '../../platform/answer-key.ts';
import { useAnswer } from '../../platform/answers.ts';
import { callApi } from '../../platform/api.ts';
import { type PageQuery, usePaged } from '../../platform/paged-list.ts';

interface HandInQuery extends PageQuery {
  classId: string;
  state: HandInState;
}

const Meta = z.object({ waiting: z.number() });
/** How many wait in all. */
const waitingOf = (meta: unknown): number => Meta.parse(meta).waiting;

/** A hand-in with all of it. */
export type FullHandIn = DataOf<typeof getHandIn>;

const ofClass = (classId: string) => (classId === '' ? {} : { classId });

/** A page of the hand-ins of a state, of a class or of all; its `meta` is how many wait. */
export const useHandIns = ({ classId, state, ...query }: HandInQuery) =>
  usePaged(getHandIns, query, {
    filters: { ...ofClass(classId), state },
    metaOf: waitingOf,
    staleTime: 0,
  });

/** Names a hand-in, among those of a class or of all. */
export interface HandInRef {
  id: number;
  /** Empty for all. */
  classId: string;
}

const inputOf = ({ id, classId }: HandInRef) => ({ handInId: id, ...ofClass(classId) });

/** All of a hand-in, as it is now: another teacher may be at it. */
export const useHandIn = (one: HandInRef) =>
  useAnswer(getHandIn, inputOf(one), { staleTime: 0, refetchOnWindowFocus: true });

/**
 * Has what is said of the next one at hand before it is opened. Its recordings are not: they are paid for by the
 * megabyte, and are there within a second.
 */
export function useNextAtHand(id: number | null, classId: string): void {
  const client = useQueryClient();
  useEffect(() => {
    if (id !== null) void fetchAhead(client, { id, classId });
  }, [client, id, classId]);
}

function fetchAhead(client: QueryClient, one: HandInRef): Promise<void> {
  const input = inputOf(one);
  return client.prefetchQuery({
    queryKey: answerKey(getHandIn, input),
    queryFn: ({ signal }) => callApi(getHandIn, input, { signal }),
  });
}
