import type { Call, DataOf, InputOf } from '@institute/contract/call';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerKey } from './answer-key.ts';
import { callApi } from './api.ts';

/** A call that gives a list in parts: `after` goes on behind the `next` of an answer, which is empty at its end. */
type PartCall = Call & { response: { _zod: { output: { next: string } } } };

/** What follows on the server, and how it is asked for. */
export interface MoreParts {
  load: () => void;
  isLoading: boolean;
  error: unknown;
}

/** A list that is asked for anew whenever it is looked at, as many parts as were shown; `more` brings the next. */
export function useListedParts<C extends PartCall>(call: C, input: InputOf<C>) {
  type Part = DataOf<C> & { next: string };
  const client = useQueryClient();
  const queryKey = answerKey(call, input);
  const read = (after: string, signal?: AbortSignal) =>
    callApi(call, { ...input, ...(after && { after }) }, { signal }) as Promise<Part>;
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const wanted = client.getQueryData<Part[]>(queryKey)?.length ?? 1;
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
      client.setQueryData<Part[]>(queryKey, (parts) => parts && [...parts, part]),
  });
  const next = query.data?.at(-1)?.next ?? '';
  const load = () => {
    if (next !== '' && !more.isPending && !query.isFetching) more.mutate(next);
  };
  const rest: MoreParts | null =
    next === '' ? null : { load, isLoading: more.isPending, error: more.error };
  return { query, more: rest };
}
