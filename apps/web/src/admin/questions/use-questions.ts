import { getQuestions, type Questions } from '@institute/contract/reports/questions';
import { getTeaching } from '@institute/contract/reports/teaching';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answerKey } from '../../platform/answer-key.ts';
import { refresh } from '../../platform/answers.ts';
import { callApi } from '../../platform/api.ts';
import { officeWorkKey } from '../../platform/query-keys.ts';

/** The questions that wait in a class, by its id, or in all; `more` brings the next of them. */
function useListedQuestions(classId: string) {
  const client = useQueryClient();
  const input = classId === '' ? {} : { classId };
  const queryKey = answerKey(getQuestions, input);
  const read = (after: string, signal?: AbortSignal) =>
    callApi(getQuestions, { ...input, ...(after && { after }) }, { signal });
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      // As many parts as are shown.
      const wanted = client.getQueryData<Questions[]>(queryKey)?.length ?? 1;
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
      client.setQueryData<Questions[]>(queryKey, (parts) => parts && [...parts, part]),
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

/** The questions of a class or of all, the one that is open, and how one goes through them. */
export function useQuestions(classId: string) {
  const client = useQueryClient();
  const { query, more } = useListedQuestions(classId);
  const [openId, setOpenId] = useState<number | null>(null);
  // The question that came up by an answer to the one before.
  const [followingId, setFollowingId] = useState<number | null>(null);
  const [answered, setAnswered] = useState<ReadonlySet<number>>(new Set());
  const listed = query.data?.flatMap(({ questions }) => questions) ?? [];
  const waiting = listed.filter(({ commentId }) => !answered.has(commentId));
  // Where the open one is gone, somebody else was faster.
  const found = waiting.findIndex(({ commentId }) => commentId === openId);
  const place = Math.max(found, 0);
  const open = waiting[place] ?? null;

  const go = (to: number) => {
    const question = waiting[to];
    if (question) setOpenId(question.commentId);
    // The next ones are there before they are wanted.
    if (to >= waiting.length - 2) more?.load();
  };
  /** Takes an answered question out of the list; the one behind it comes up, if one has not gone on. */
  const settle = (commentId: number) => {
    const at = waiting.findIndex((one) => one.commentId === commentId);
    const following = (waiting[at + 1] ?? waiting[at - 1])?.commentId ?? null;
    setOpenId((now) => (now === null || now === commentId ? following : now));
    setFollowingId(following);
    setAnswered((now) => new Set(now).add(commentId));
    if (at >= waiting.length - 3) more?.load();
    void refresh(client, [getTeaching, officeWorkKey]);
  };
  return {
    ...{ query, more, waiting, place, open, go, settle },
    /** Whether one has just answered and goes on to write. */
    isFollowing: open !== null && open.commentId === followingId,
    stopFollowing: () => setFollowingId(null),
    count: (query.data?.[0]?.count ?? 0) - (listed.length - waiting.length),
  };
}
