import type { GameLevel } from '@institute/contract/game/game';
import { useCallback } from 'react';
import { useClaimReward } from '../../domains/game/api.ts';
import { ApiError, errorMessage } from '../../platform/api-error.ts';
import { text } from './text.ts';

/** The reward of a game: not asked for, on its way, paid, or why not. */
export type Reward =
  | { state: 'unclaimed' }
  | { state: 'claiming' }
  | { state: 'paid'; addedKobo: number; balanceKobo: number }
  /** `mayRetry` when it is not known whether the claim was heard, or once the e-mail is verified. */
  | { state: 'failed'; message: string; mayRetry: boolean; isUnverified: boolean };

/** Claims the reward of a level when told to; the server pays a round once, however often it is asked. */
export function useReward(level: GameLevel): Reward & { claim: () => void } {
  const { mutate, data, error, isPending } = useClaimReward();
  const claim = useCallback(() => mutate(level), [mutate, level]);
  if (error && !isPending) return { ...failure(error), claim };
  if (isPending) return { state: 'claiming', claim };
  if (!data) return { state: 'unclaimed', claim };
  if (!data.isPaid) {
    const { message, error: code } = data;
    const isUnverified = code === 'email_unverified';
    const said = message || text.claimRefused;
    return { state: 'failed', message: said, mayRetry: isUnverified, isUnverified, claim };
  }
  const { addedKobo, balanceKobo } = data;
  return { state: 'paid', addedKobo, balanceKobo, claim };
}

function failure(error: unknown): Reward {
  const wasRefused =
    error instanceof ApiError && error.httpStatus < 500 && errorMessage(error, '') !== '';
  const message = wasRefused ? errorMessage(error, text.claimRefused) : text.claimFailed;
  return { state: 'failed', message, mayRetry: !wasRefused, isUnverified: false };
}
