import type { RequestOf } from '@institute/contract/call';
import { sendReviews } from '@institute/contract/words';
import { callApi } from '../../platform/api.ts';
import { useWaitingStore, waitToSend } from '../../platform/waiting.ts';
import { type Card, cardName, type ReviewRating } from './model.ts';

type Log = Extract<RequestOf<typeof sendReviews>['reviews'], readonly unknown[]>[number];

/** Letters and digits that no other review draws. Not of the forms' keys, which bring the code of forms. */
const newLogId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/**
 * Notes a review on the device, from where it is sent with the next ones; where nothing can be kept it
 * is sent at once. Its id is made here, so that it counts once however often it is sent.
 */
export async function noteReview(
  { id, asks }: Pick<Card, 'id' | 'asks'>,
  rating: ReviewRating,
  retention: number,
): Promise<void> {
  const key = newLogId();
  const log: Log = { id: key, word_id: id, asks, rating, at: Date.now(), retention };
  const isKept = await waitToSend(`review ${key}`, { what: 'review', input: { ...log } });
  if (!isKept) await callApi(sendReviews, { reviews: [log] });
}

/** The cards whose reviews wait to be sent. */
export function waitingCards(): Set<string> {
  const { items } = useWaitingStore.getState();
  return new Set(
    items
      .filter(({ what }) => what === 'review')
      .map(({ input }) => {
        const { word_id, asks } = input as unknown as Log;
        return cardName({ id: Number(word_id), asks });
      }),
  );
}
