import type { RequestOf } from '@institute/contract/call';
import { sendReviews } from '@institute/contract/words/reviews';
import { callApi } from '../../platform/api.ts';

type Logs<Name extends 'reviews' | 'exercises'> = Extract<
  RequestOf<typeof sendReviews>[Name],
  readonly unknown[]
>[number];
/** A review of either kind, as it is sent. */
export type Log = Logs<'reviews'> | Logs<'exercises'>;

/** Sends one review at once, from a device that keeps nothing. */
export async function sendOne(log: Log): Promise<void> {
  await callApi(sendReviews, 'word_id' in log ? { reviews: [log] } : { exercises: [log] });
}
