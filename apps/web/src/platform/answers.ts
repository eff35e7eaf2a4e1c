import type { Call, DataOf, InputOf } from '@institute/contract/call';
import {
  type QueryClient,
  type QueryKey,
  skipToken,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { answerKey } from './answer-key.ts';
import { callApi } from './api.ts';
import { takeOver } from './first-answers.ts';

type Options<Data, Shown> = Omit<UseQueryOptions<Data, Error, Shown>, 'queryKey' | 'queryFn'>;

/**
 * What a call answers, asked for when a screen that shows it opens; null as `input` asks for nothing.
 * Everyone who asks the same question shares the answer. `select` makes of it what is shown, where that is
 * something else: a function that stays the same.
 */
export function useAnswer<C extends Call, Shown = DataOf<C>>(
  call: C,
  input: InputOf<C> | null,
  options: Options<DataOf<C>, Shown> = {},
): UseQueryResult<Shown> {
  const client = useQueryClient();
  if (input !== null) takeOver(client, call, input);
  return useQuery({
    queryKey: input === null ? [call.name, null] : answerKey(call, input),
    queryFn: input === null ? skipToken : ({ signal }) => callApi(call, input, { signal }),
    ...options,
  });
}

/** What a change makes out of date: every answer of a call, or what is kept under a key. */
export type Refreshed = Call | QueryKey;

const keyOf = (what: Refreshed): QueryKey => ('name' in what ? answerKey(what) : what);

/** Has what a change made out of date asked for again; resolves when what is on the screen is new. */
export async function refresh(client: QueryClient, what: readonly Refreshed[]): Promise<void> {
  await Promise.all(what.map((one) => client.invalidateQueries({ queryKey: keyOf(one) })));
}

/** {@link refresh} of the cache that a screen is in. */
export function useRefresh(): (...what: Refreshed[]) => Promise<void> {
  const client = useQueryClient();
  return (...what) => refresh(client, what);
}

/** How long an act waits for what it has made out of date, in ms: on a slow line its outcome is told before. */
const PATIENCE_MS = 3_000;

interface ActOptions<C extends Call> {
  /** What is asked for again once the call has ended, also without an answer: it may have been done. */
  refreshes?: readonly Refreshed[];
  /** Done with the answer before anything is asked for again. */
  onSuccess?: (data: DataOf<C>, input: InputOf<C>) => unknown;
}

/**
 * A call that does something. It runs until what it has made out of date is new where it is on the screen,
 * so that a button is not pressed again over old rows, but no longer than {@link PATIENCE_MS} beyond the
 * answer; a failure is told at once.
 */
export function useAct<C extends Call>(
  call: C,
  { refreshes = [], onSuccess }: ActOptions<C> = {},
): UseMutationResult<DataOf<C>, Error, InputOf<C>> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: InputOf<C>) => callApi(call, input),
    ...(onSuccess && { onSuccess }),
    onSettled: (_data, error) => {
      const refreshed = refresh(client, refreshes);
      // Why it was refused is told at once.
      if (error) return;
      return Promise.race([
        refreshed,
        new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS)),
      ]);
    },
  });
}
