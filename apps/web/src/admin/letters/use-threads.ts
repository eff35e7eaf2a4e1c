import {
  getLetterThreads,
  type LetterThreads,
  type ListedThread,
} from '@institute/contract/letters/letters';
import { getTeaching } from '@institute/contract/reports/teaching';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answerKey } from '../../platform/answer-key.ts';
import { refresh } from '../../platform/answers.ts';
import { callApi } from '../../platform/api.ts';

/** Which conversations are listed. */
export interface WantedThreads {
  state: 'waiting' | 'all';
  /** By its id; empty for all. */
  classId: string;
  studentId: string;
}

/** The conversations of a list, as many parts as were asked for; `more` brings the next. */
function useListedThreads({ state, classId, studentId }: WantedThreads) {
  const client = useQueryClient();
  const input = {
    state,
    ...(classId !== '' && { classId }),
    ...(studentId !== '' && { studentId }),
  };
  const queryKey = answerKey(getLetterThreads, input);
  const read = (after: string, signal?: AbortSignal) =>
    callApi(getLetterThreads, { ...input, ...(after && { after }) }, { signal });
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const wanted = client.getQueryData<LetterThreads[]>(queryKey)?.length ?? 1;
      const parts = [await read('', signal)];
      for (let next = parts[0]?.next; next && parts.length < wanted; next = parts.at(-1)?.next) {
        parts.push(await read(next, signal));
      }
      return parts;
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  const more = useMutation({
    mutationFn: (after: string) => read(after),
    onSuccess: (part) =>
      client.setQueryData<LetterThreads[]>(queryKey, (parts) => parts && [...parts, part]),
  });
  const next = query.data?.at(-1)?.next ?? '';
  const load = () => {
    if (next !== '' && !more.isPending && !query.isFetching) more.mutate(next);
  };
  return {
    query,
    more: next === '' ? null : { load, isLoading: more.isPending, error: more.error },
  };
}

/**
 * The conversations that wait, or all, the one that is open, and how one goes through them. The first is opened by
 * itself where `opensFirst`.
 */
export function useThreads(wanted: WantedThreads, opensFirst: boolean) {
  const client = useQueryClient();
  const { query, more } = useListedThreads(wanted);
  const [openId, setOpenId] = useState<number | null>(null);
  // The one that came up by an answer to the one before.
  const [followingId, setFollowingId] = useState<number | null>(null);
  const [answered, setAnswered] = useState<ReadonlySet<number>>(new Set());
  const listed = query.data?.flatMap(({ threads }) => threads) ?? [];
  const threads = listed.filter(({ id }) => !answered.has(id));
  const found = threads.findIndex(({ id }) => id === openId);
  const place = found < 0 && opensFirst ? 0 : found;
  const open: ListedThread | null = threads[place] ?? null;

  const go = (to: number) => {
    const thread = threads[to];
    if (thread) setOpenId(thread.id);
    // The next ones are there before they are wanted.
    if (to >= threads.length - 2) more?.load();
  };
  const refreshLists = () => refresh(client, [getLetterThreads, getTeaching]);
  /** Takes an answered one out of those that wait; the one behind it comes up. */
  const settle = (id: number) => {
    void refreshLists();
    if (wanted.state === 'all') return;
    const at = threads.findIndex((one) => one.id === id);
    const following = (threads[at + 1] ?? threads[at - 1])?.id ?? null;
    setOpenId(following);
    setFollowingId(following);
    setAnswered((now) => new Set(now).add(id));
    if (at >= threads.length - 3) more?.load();
  };
  /** Puts it back, which waits again. */
  const putBack = (id: number) => {
    setAnswered((now) => new Set([...now].filter((one) => one !== id)));
    setOpenId(id);
    void refreshLists();
  };
  return {
    ...{ query, more, threads, place, open, go, settle, putBack },
    isFollowing: open !== null && open.id === followingId,
    stopFollowing: () => setFollowingId(null),
    count: Math.max((query.data?.[0]?.waiting ?? 0) - (listed.length - threads.length), 0),
  };
}
