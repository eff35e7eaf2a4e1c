import { typedParts } from '@institute/contract/exercises/typed-parts';
import { type Context, signedIn } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { addExerciseLogs } from './exercises-missed.ts';
import type { Review } from './schedule-rules.ts';
import { statesAfter } from './states-after.ts';
import {
  type CardKey,
  insertLogs,
  lockReviews,
  logsOf,
  type ReviewLogRow,
  wordsMet,
  writeCards,
} from './store-cards.ts';
import { type ExerciseKey, exercisesMet } from './store-exercises.ts';

/** A review of a card, as a device noted it. */
export type SentReview = Omit<ReviewLogRow, 'userId' | 'receivedAt'>;
/** A review of an exercise, as a device noted it. */
export type SentExercise = Review & ExerciseKey & { given?: string[] | undefined };

/** A device kept something for longer than this only if its clock is wrong. */
const OLDEST_MS = 400 * 24 * 60 * 60 * 1000;

/**
 * Adds reviews of the acting user and works out anew where their cards stand, from the last reviews of
 * each in order of time: it does not matter in which order, from how many devices and how often they
 * come. Those of words and exercises in no lesson that the user has opened are left out.
 */
export async function sendReviews(
  context: Context,
  sent: { words: readonly SentReview[]; exercises: readonly SentExercise[] },
): Promise<void> {
  const { userId } = signedIn(context);
  if (sent.words.length + sent.exercises.length === 0) return;
  const receivedAt = context.clock.now();
  const { timeZone } = context.config;
  const asLog = <Sent extends Review>(one: Sent) => ({
    ...one,
    userId,
    reviewedAt: within(one.reviewedAt, receivedAt),
    receivedAt,
  });
  await context.transaction(async (tx) => {
    await lockReviews(tx, userId);
    const words = await ofWordsMet(tx, userId, sent.words);
    const added = await insertLogs(tx, words.map(asLog));
    const all = await logsOf(tx, userId, added);
    const keyOf = ({ wordId, asks }: CardKey): CardKey => ({ wordId, asks });
    await writeCards(tx, userId, await statesAfter(all, keyOf, timeZone));
    const exercises = await ofExercisesMet(tx, userId, sent.exercises);
    await addExerciseLogs(tx, userId, exercises.map(asLog), timeZone);
  });
}

async function ofWordsMet(tx: Tx, userId: number, sent: readonly SentReview[]) {
  const ids = sent.map(({ wordId }) => wordId);
  const met = ids.length > 0 ? await wordsMet(tx, userId, ids) : new Set();
  return sent.filter(({ wordId }) => met.has(wordId));
}

/** Reviews of exercises that the student has met, with what was typed where something is. */
async function ofExercisesMet(tx: Tx, userId: number, sent: readonly SentExercise[]) {
  const met = sent.length > 0 ? await exercisesMet(tx, userId, sent) : [];
  return sent.flatMap((one) => {
    const asked = met.find(
      ({ lessonId, exerciseId }) => lessonId === one.lessonId && exerciseId === one.exerciseId,
    );
    if (!asked) return [];
    const given = one.given && typedParts(asked.exercise).length > 0 ? one.given : null;
    return [{ ...one, given }];
  });
}

/** A device whose clock is ahead has reviewed now. */
function within(reviewedAt: Date, now: Date): Date {
  const oldest = now.getTime() - OLDEST_MS;
  return new Date(Math.min(now.getTime(), Math.max(oldest, reviewedAt.getTime())));
}
