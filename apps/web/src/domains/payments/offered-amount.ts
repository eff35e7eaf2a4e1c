import { type Kobo, nairaText } from '@institute/contract/money';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Fills in what is due of what a payment is for, as long as nobody has typed anything else: what was filled in goes with
 * what it was for. Null leaves the amount as it is.
 */
export function useOffered(
  offeredKobo: Kobo | null,
  amount: string,
  change: (next: string) => void,
): void {
  // What a draft has brought back was typed as well.
  const last = useRef('');
  const fill = useEffectEvent((offered: string) => {
    if (amount === last.current && amount !== offered) change(offered);
    last.current = offered;
  });
  useEffect(() => {
    if (offeredKobo !== null) fill(offeredKobo === 0 ? '' : nairaText(offeredKobo));
  }, [offeredKobo]);
}
