import { useCallback, useEffect, useRef, useState } from 'react';

/** What is asked for once: not answered yet, answered, or without an answer. */
export type Asked<Found> =
  | { state: 'asking' }
  | { state: 'found'; found: Found }
  | { state: 'failed'; error: unknown };

/**
 * Asks once for what `key` names, and again when that changes or by `retry`. Without the query
 * cache, for pages that are open to anyone and should weigh no more than they must.
 */
export function useAsked<Found>(
  key: string,
  ask: (signal: AbortSignal) => Promise<Found>,
): Asked<Found> & { retry: () => void } {
  const [attempt, setAttempt] = useState({});
  const [result, setResult] = useState<{ of: object; key: string; answer: Asked<Found> }>();
  const retry = useCallback(() => setAttempt({}), []);
  const asked = useRef(ask);
  asked.current = ask;

  useEffect(() => {
    const asking = new AbortController();
    const tell = (answer: Asked<Found>) => {
      if (!asking.signal.aborted) setResult({ of: attempt, key, answer });
    };
    asked.current(asking.signal).then(
      (found) => tell({ state: 'found', found }),
      (error: unknown) => tell({ state: 'failed', error }),
    );
    return () => asking.abort();
  }, [key, attempt]);

  const isCurrent = result?.of === attempt && result.key === key;
  return { ...(isCurrent ? result.answer : { state: 'asking' }), retry };
}
