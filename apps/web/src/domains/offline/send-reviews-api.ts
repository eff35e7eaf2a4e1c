import type { RequestOf } from '@institute/contract/call';
import { MAX_REVIEWS_SENT, sendReviews } from '@institute/contract/words';
import { callApi } from '../../platform/api.ts';
import { stopWaiting, type Waiting } from '../../platform/waiting.ts';

type Reviews = RequestOf<typeof sendReviews>['reviews'];

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
    const reviews = some.map(({ input }) => input) as unknown as Reviews;
    try {
      await callApi(sendReviews, { reviews });
    } catch (error) {
      if (!isFinal(error)) throw error;
    }
    for (const { key } of some) await stopWaiting(key);
  }
}
