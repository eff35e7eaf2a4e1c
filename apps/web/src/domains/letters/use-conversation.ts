import {
  getLetterNews,
  getLetters,
  LETTERS_A_PAGE,
  type Letter,
  readLetters,
  type Thread,
} from '@institute/contract/letters/letters';
import { MINUTE_MS } from '@institute/contract/time/durations';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { answerKey } from '../../platform/answer-key.ts';
import { refresh } from '../../platform/answers.ts';
import { callApi } from '../../platform/api.ts';
import { useCan } from '../auth/use-actor.ts';

/** A conversation: that of the class with a student, or one's own. */
export interface ConversationRef {
  classId: string;
  /** Null for one's own. */
  studentId: number | null;
}

/** What is known of a conversation. */
interface Shown {
  thread: Thread;
  /** Oldest first. */
  letters: Letter[];
  hasEarlier: boolean;
  /** When all of it was asked for, by the clock of the device. */
  askedAt: number;
}

/** How often an open page asks for what has come, in ms: each time for that alone. */
const POLL_MS = 30_000;
/** After this long it is asked again whether anything else is another: hours, the place. */
const WHOLE_MS = 5 * MINUTE_MS;

const inputOf = ({ classId, studentId }: ConversationRef) => ({
  classId,
  ...(studentId !== null && { studentId }),
});
export const conversationKey = (ref: ConversationRef) => answerKey(getLetters, inputOf(ref));

/** Letters with those that have come, each once. */
export function withLetters(shown: readonly Letter[], come: readonly Letter[]): Letter[] {
  const fresh = new Map(come.map((letter) => [letter.id, letter]));
  const kept = shown.map((letter) => fresh.get(letter.id) ?? letter);
  const known = new Set(shown.map(({ id }) => id));
  return [...kept, ...come.filter(({ id }) => !known.has(id))].sort((a, b) => a.id - b.id);
}

/** A conversation as it came anew, below the earlier letters that are shown where they go on into it. */
export function belowEarlier(before: Shown | undefined, came: Shown): Shown {
  const first = came.letters[0]?.id;
  const goesOn =
    before !== undefined && first !== undefined && before.letters.some(({ id }) => id === first);
  if (!goesOn) return came;
  const earlier = before.letters.filter(({ id }) => id < first);
  if (earlier.length === 0) return came;
  return { ...came, letters: [...earlier, ...came.letters], hasEarlier: before.hasEarlier };
}

/** A conversation, the newest letters first and earlier ones on demand; it asks for what has come while it is seen. */
export function useConversation(ref: ConversationRef) {
  const client = useQueryClient();
  const queryKey = conversationKey(ref);
  const input = inputOf(ref);
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Shown> => {
      const before = client.getQueryData<Shown>(queryKey);
      const isWhole = !before || Date.now() - before.askedAt >= WHOLE_MS;
      if (!isWhole) {
        let letters = before.letters;
        for (let come = LETTERS_A_PAGE; come >= LETTERS_A_PAGE; ) {
          const after = letters.at(-1)?.id ?? 0;
          const part = await callApi(getLetters, { ...input, after }, { signal });
          come = part.letters.length;
          letters = withLetters(letters, part.letters);
        }
        return { ...before, letters };
      }
      const { thread, ...came } = await callApi(getLetters, input, { signal });
      if (!thread) throw new Error('a conversation came without its head');
      return belowEarlier(before, { ...came, thread, askedAt: Date.now() });
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: POLL_MS,
  });
  const first = query.data?.letters[0]?.id;
  const earlier = useMutation({
    mutationFn: (before: number) => callApi(getLetters, { ...input, before }),
    onSuccess: (part) =>
      client.setQueryData<Shown>(
        queryKey,
        (now) =>
          now && {
            ...now,
            letters: withLetters(now.letters, part.letters),
            hasEarlier: part.hasEarlier,
          },
      ),
  });
  useReading(ref, query.data);
  return {
    query,
    earlier: {
      exist: query.data?.hasEarlier ?? false,
      isLoading: earlier.isPending,
      error: earlier.error,
      load: () => first !== undefined && !earlier.isPending && earlier.mutate(first),
    },
    /** Puts a letter that was sent or changed among those that are shown. */
    put: async (letter: Letter) => {
      // A list asked for before would take it away again.
      await client.cancelQueries({ queryKey });
      client.setQueryData<Shown>(
        queryKey,
        (now) => now && { ...now, letters: withLetters(now.letters, [letter]) },
      );
    },
    /** Has all of it asked for again. */
    askAgain: () => {
      client.setQueryData<Shown>(queryKey, (now) => now && { ...now, askedAt: 0 });
      return client.invalidateQueries({ queryKey });
    },
  };
}

/** Tells the server up to which letter one has read, once for each that has come. */
function useReading(ref: ConversationRef, shown: Shown | undefined): void {
  const client = useQueryClient();
  const mayRead = useCan('letters.write');
  const told = useRef(0);
  const last = shown?.letters.at(-1)?.id ?? 0;
  const { thread } = shown ?? {};
  const isUnread = thread !== undefined && !thread.isOffice && last > thread.readTo;
  const { classId, studentId } = ref;
  useEffect(() => {
    if (!mayRead || !isUnread || last <= told.current) return;
    told.current = last;
    const upTo = { classId, ...(studentId !== null && { studentId }), upTo: last };
    callApi(readLetters, upTo).then(
      () => refresh(client, [getLetterNews]),
      // It is said with the next one.
      () => {
        told.current = 0;
      },
    );
  }, [client, mayRead, isUnread, last, classId, studentId]);
}
