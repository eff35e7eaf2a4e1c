import type { Challenge } from '@institute/contract/auth/second-factor';
import { useCallback, useEffect, useState } from 'react';

interface Asked {
  challenge: Challenge | null;
  /** Why there is none; null while none is missing. */
  error: unknown;
  /** Asks again: what passkeys are asked works once. */
  renew: () => void;
}

/**
 * Asks how somebody may prove that it is they; `begin` stays the same function. A plain promise, for
 * pages without a query cache.
 */
export function useChallenge(begin: () => Promise<Challenge>): Asked {
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [error, setError] = useState<unknown>(null);
  const renew = useCallback(() => {
    setError(null);
    begin().then(setChallenge, setError);
  }, [begin]);
  useEffect(renew, [renew]);
  return { challenge, error, renew };
}
