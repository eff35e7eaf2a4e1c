import {
  type ExerciseRating,
  planLimits,
  type ReviewRating,
} from '@institute/contract/words/words';
import { newRequestKey } from '../../forms/request-key.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { useWaitingStore, waitToSend } from '../../platform/waiting.ts';
import { type CardKey, cardName, type ExerciseCard } from './model.ts';
import type { Log } from './send-one-api.ts';
import { sendOne } from './send-one-api.ts';

/**
 * Notes a review on the device, from where it is sent with the next ones; where nothing can be kept it
 * is sent at once. Its id is made here, so that it counts once however often it is sent.
 */
export function noteReview(
  card: CardKey,
  { rating, retention, typed }: { rating: ReviewRating; retention: number; typed?: Typed },
): Promise<void> {
  return 'id' in card
    ? note({ ...noted(retention), word_id: card.id, asks: card.asks, rating })
    : note(exerciseLog(card, { rating, retention, typed }));
}

/** What was typed into the parts of an exercise, where that was not right: its teacher may accept it. */
type Typed = readonly string[] | undefined;

/** Notes that an exercise of a lesson was answered wrong: from the next day on it is a card. */
export function noteMissed(
  exercise: Pick<ExerciseCard, 'lessonId' | 'exerciseId'>,
  typed: Typed,
): Promise<void> {
  // What is aimed at counts from the first review on; a miss is put off by no days.
  const retention = planLimits.retention.usual;
  return note(exerciseLog(exercise, { rating: 'missed', retention, typed }));
}

const noted = (retention: number) => ({ id: newRequestKey(), at: serverNow(), retention });

const exerciseLog = (
  { lessonId, exerciseId }: Pick<ExerciseCard, 'lessonId' | 'exerciseId'>,
  { rating, retention, typed }: { rating: ExerciseRating; retention: number; typed: Typed },
): Log => ({
  ...{ ...noted(retention), lesson_id: lessonId, exercise_id: exerciseId, rating },
  ...(typed?.some((one) => one.trim() !== '') && { given: [...typed] }),
});

async function note(log: Log): Promise<void> {
  const isKept = await waitToSend(`review ${log.id}`, { what: 'review', input: { ...log } });
  if (isKept) return;
  await sendOne(log);
}

/** Names the card that was reviewed. */
export const nameOfLog = (log: Log): string =>
  'word_id' in log
    ? cardName({ id: Number(log.word_id), asks: log.asks })
    : cardName({ lessonId: Number(log.lesson_id), exerciseId: log.exercise_id });

/** The cards whose reviews wait to be sent. */
export function waitingCards(): Set<string> {
  const { items } = useWaitingStore.getState();
  return new Set(
    items
      .filter(({ what }) => what === 'review')
      .map(({ input }) => nameOfLog(input as unknown as Log)),
  );
}
