import type { DataOf, RequestOf } from '@institute/contract/call';
import { MAX_REVIEWS_SENT, sendReviews } from '@institute/contract/words/reviews';
import { getPractice } from '@institute/contract/words/words';
import { answerKey } from '../../platform/answer-key.ts';
import { callApi } from '../../platform/api.ts';
import { changeCopy } from '../../platform/change-copy.ts';
import { queryClient } from '../../platform/query-client.ts';
import { stopWaiting, type Waiting } from '../../platform/waiting.ts';
import { type CardKey, cardName } from '../words/model.ts';
import { nameOfLog } from '../words/reviews-api.ts';
import type { Log } from '../words/send-one-api.ts';

type Sent = RequestOf<typeof sendReviews>;
type Practice = DataOf<typeof getPractice>;

/**
 * Sends the reviews that wait, many in one request. What the server would not have is let go: there is
 * nothing in it that a person could put right. Throws what says nothing yet.
 */
export async function sendWaitingReviews(
  items: readonly Waiting[],
  isFinal: (error: unknown) => boolean,
): Promise<void> {
  for (let from = 0; from < items.length; from += MAX_REVIEWS_SENT) {
    const some = items.slice(from, from + MAX_REVIEWS_SENT);
    const logs = some.map(({ input }) => input as unknown as Log);
    const reviews = logs.filter((log) => 'word_id' in log) as unknown as Sent['reviews'];
    const exercises = logs.filter((log) => 'exercise_id' in log) as unknown as Sent['exercises'];
    try {
      await callApi(sendReviews, { reviews, exercises });
    } catch (error) {
      if (!isFinal(error)) throw error;
    }
    await takeOut(logs);
    for (const { key } of some) await stopWaiting(key);
  }
}

/**
 * Takes reviewed cards out of what is known of today's practice, also of what the device keeps for a
 * page that is opened anew: once nothing of them waits they would be asked again, and without a
 * connection nobody says otherwise.
 */
async function takeOut(logs: readonly Log[]): Promise<void> {
  const reviewed = new Set(logs.map(nameOfLog));
  const rest = (known: Practice) => without(known, reviewed);
  queryClient.setQueryData<Practice>(answerKey(getPractice, {}), (known) => known && rest(known));
  await changeCopy(getPractice, {}, rest);
}

function without(known: Practice, reviewed: ReadonlySet<string>): Practice {
  const isLeft = (card: CardKey) => !reviewed.has(cardName(card));
  const cards = known.cards.filter(isLeft);
  const exercises = known.exercises?.filter(isLeft);
  const taken =
    known.cards.length - cards.length + (known.exercises?.length ?? 0) - (exercises?.length ?? 0);
  return { ...known, cards, ...(exercises && { exercises }), due: known.due - taken };
}
