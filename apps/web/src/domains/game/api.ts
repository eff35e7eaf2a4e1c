import type { DataOf, RequestOf } from '@institute/contract/call';
import {
  answerGameQuestion,
  claimGameReward,
  type GameLevel,
  getGameLevels,
  openGameRound,
  type UnpaidReason,
} from '@institute/contract/game/game';
import { type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { refresh, useAnswer } from '../../platform/answers.ts';
import { callApi } from '../../platform/api.ts';
import { ApiError } from '../../platform/api-error.ts';
import { userKey } from '../../platform/query-keys.ts';
import { setBalance } from '../auth/set-balance.ts';
import { walletKey } from '../ledger/api.ts';
import { type Levels, levelsOf } from './model.ts';

/** A question as it is asked: nothing in it says which option is right. */
export type GameQuestion = NonNullable<DataOf<typeof openGameRound>['questions']>[number];

/** A round opened on the server's clock. */
export interface GameRound {
  id: string;
  level: GameLevel;
  questions: readonly GameQuestion[];
  /** Why a win would not be paid as things stand; undefined when it would. */
  unpaid: UnpaidReason | undefined;
  /** The same in the server's words, where it says more. */
  unpaidMessage: string | undefined;
}

/** What the server made of an answer. */
export type GameAnswer = DataOf<typeof answerGameQuestion>;

/** What each level pays and is, kept without expiry (student specification, section 7). */
export function useGameLevels(): UseQueryResult<Levels> {
  const forEver = Number.POSITIVE_INFINITY;
  return useAnswer(getGameLevels, {}, { select: levelsOf, staleTime: forEver, gcTime: forEver });
}

/** Asks for the user and the wallet anew. */
function useMoneyAnew(): () => void {
  const client = useQueryClient();
  return () => void refresh(client, [userKey, walletKey]);
}

/**
 * Opens a round. Fails with `daily_limit_reached`, also where that has just paid a win of before, and
 * with `too_many` after many rounds in a day.
 */
export function useOpenRound() {
  return useMutation({
    onError: useMoneyAnew(),
    mutationFn: async (level: GameLevel): Promise<GameRound> => {
      const { error, round, questions, unpaid, message } = await callApi(
        openGameRound,
        {},
        { action: level },
      );
      if (error !== undefined) throw new ApiError(error, '', 200);
      if (round === undefined || !questions?.length) throw new ApiError('bad_answer', '', 200);
      return { id: round, level, questions, unpaid, unpaidMessage: message };
    },
  });
}

/** Sends an answer. Safe to repeat: the first one to arrive is final, and is answered again. */
export function answerQuestion(
  input: RequestOf<typeof answerGameQuestion>,
  signal: AbortSignal,
): Promise<GameAnswer> {
  return callApi(answerGameQuestion, input, { signal });
}

/**
 * Claims the reward of a round won. What it pays stands in the wallet on the screen at once. The
 * user and the wallet are asked for after a failure too: an answer may be lost after the money moved.
 */
export function useClaimReward() {
  return useMutation({
    mutationFn: (level: GameLevel) => callApi(claimGameReward, { level }),
    onSuccess: (claim) => {
      if (claim.isPaid) setBalance(claim.balanceKobo);
    },
    onSettled: useMoneyAnew(),
  });
}
