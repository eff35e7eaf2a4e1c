import { type Context, signedIn } from '../../../context.ts';
import { type Review, stateAfter } from './schedule-rules.ts';
import {
  type CardKey,
  insertLogs,
  lockReviews,
  logsOf,
  type ReviewLogRow,
  wordsMet,
  writeCards,
} from './store-cards.ts';

/** A review of a card, as a device noted it. */
export type SentReview = Review & CardKey;

/** A device kept something for longer than this only if its clock is wrong. */
const OLDEST_MS = 400 * 24 * 60 * 60 * 1000;

/**
 * Adds reviews of the acting user and works out anew where their cards stand, from all reviews of
 * each in order of time: it does not matter in which order, from how many devices and how often they
 * come. Those of words in no lesson that the user has opened are left out.
 */
export async function sendReviews(context: Context, sent: readonly SentReview[]): Promise<void> {
  const { userId } = signedIn(context);
  if (sent.length === 0) return;
  const receivedAt = context.clock.now();
  await context.transaction(async (tx) => {
    await lockReviews(tx, userId);
    const met = await wordsMet(
      tx,
      userId,
      sent.map(({ wordId }) => wordId),
    );
    const logs = sent
      .filter(({ wordId }) => met.has(wordId))
      .map((one) => ({
        ...one,
        userId,
        reviewedAt: within(one.reviewedAt, receivedAt),
        receivedAt,
      }));
    const added = await insertLogs(tx, logs);
    if (added.length === 0) return;
    const wordIds = [...new Set(added.map(({ wordId }) => wordId))];
    const all = await logsOf(tx, userId, wordIds);
    await writeCards(tx, userId, cardsOf(all, context.config.timeZone));
  });
}

/** A device whose clock is ahead has reviewed now. */
function within(reviewedAt: Date, now: Date): Date {
  const oldest = now.getTime() - OLDEST_MS;
  return new Date(Math.min(now.getTime(), Math.max(oldest, reviewedAt.getTime())));
}

function cardsOf(logs: readonly ReviewLogRow[], timeZone: string) {
  const byCard = new Map<string, ReviewLogRow[]>();
  for (const log of logs) {
    const card = `${log.wordId} ${log.asks}`;
    byCard.set(card, [...(byCard.get(card) ?? []), log]);
  }
  return [...byCard.values()].flatMap((own) => {
    const state = stateAfter(own, timeZone);
    const [first] = own;
    return state && first ? [{ wordId: first.wordId, asks: first.asks, ...state }] : [];
  });
}
