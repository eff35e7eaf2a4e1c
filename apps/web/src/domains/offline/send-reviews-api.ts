import type { RequestOf } from '@institute/contract/call';
import { MAX_REVIEWS_SENT, sendReviews } from '@institute/contract/reviews';
import { callApi } from '../../platform/api.ts';
import { stopWaiting, type Waiting } from '../../platform/waiting.ts';

type Sent = RequestOf<typeof sendReviews>;

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
    const logs = some.map(({ input }) => input);
    const reviews = logs.filter((log) => 'word_id' in log) as unknown as Sent['reviews'];
    const exercises = logs.filter((log) => 'exercise_id' in log) as unknown as Sent['exercises'];
    try {
      await callApi(sendReviews, { reviews, exercises });
    } catch (error) {
      if (!isFinal(error)) throw error;
    }
    for (const { key } of some) await stopWaiting(key);
  }
}
