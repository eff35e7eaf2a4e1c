import { DAY_MS } from '@institute/contract/time/durations';
import { type ExerciseRating, LEECH_LAPSES } from '@institute/contract/words/words';
import { type Card, createEmptyCard, type FSRS, fsrs, type Grade, Rating } from 'ts-fsrs';
import {
  fromSchedulerTime,
  schedulerTime,
  startOfNextPracticeDay,
  startOfPracticeDay,
} from './day-rules.ts';

/** One review of a card. */
export interface Review {
  id: string;
  rating: ExerciseRating;
  /** The retention aimed at then, in percent. */
  retention: number;
  reviewedAt: Date;
}

/** Where a card stands. */
export interface CardState {
  dueAt: Date;
  stability: number;
  difficulty: number;
  lapses: number;
  reviews: number;
  isSetAside: boolean;
  firstReviewedAt: Date;
  lastReviewedAt: Date;
}

/**
 * How many of the last reviews of a card say where it stands. Nobody who learns comes near it, and what
 * came before would not be felt; it bounds what one review costs, however many were sent before.
 */
export const REMEMBERED_REVIEWS = 100;

/** Forgotten so often on one day, a card is left for the next: more of the same helps nobody. */
const MOST_FORGOTTEN = 3;

/** Nothing is put off for longer than a year. */
const MOST_DAYS = 365;

const grades: Readonly<Record<Exclude<ExerciseRating, 'resume'>, Grade>> = {
  missed: Rating.Again,
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

const schedulers = new Map<number, FSRS>();

/** FSRS-6 with its default weights, without chance: the same reviews give the same state. */
function schedulerFor(retention: number): FSRS {
  let scheduler = schedulers.get(retention);
  if (!scheduler) {
    const request_retention = retention / 100;
    scheduler = fsrs({ request_retention, maximum_interval: MOST_DAYS, enable_fuzz: false });
    schedulers.set(retention, scheduler);
  }
  return scheduler;
}

/** In order of time; two of one moment in that of their ids. */
function inOrder(reviews: readonly Review[]): Review[] {
  return reviews.toSorted(
    (a, b) => a.reviewedAt.getTime() - b.reviewedAt.getTime() || (a.id < b.id ? -1 : 1),
  );
}

/**
 * Where a card stands after its reviews, in whatever order they came; null where there is none. A
 * card that is due on a day is due from its beginning. Six lapses set it aside until it is taken back,
 * and are counted anew from then on. What was missed outside of a review comes on the next day: its
 * answer has just been seen; so does what was forgotten three times in a day.
 */
export function stateAfter(reviews: readonly Review[], timeZone: string): CardState | null {
  let known: Known | null = null;
  for (const review of inOrder(reviews)) {
    const { rating } = review;
    known =
      rating === 'resume'
        ? takenBack(known, review)
        : reviewed(known, review, grades[rating], timeZone);
  }
  return known?.state ?? null;
}

/** What is known of a card: as the scheduler has it, and as it is kept. */
interface Known {
  card: Card;
  state: CardState;
  /** Lapses before it was last taken back. */
  lapsesBefore: number;
  /** How often it was forgotten on the day on which it was reviewed last. */
  forgotten: { day: number; times: number };
}

function takenBack(known: Known | null, { reviewedAt }: Review): Known | null {
  if (!known) return null;
  const state = { ...known.state, isSetAside: false, dueAt: reviewedAt };
  return { ...known, state, lapsesBefore: known.state.lapses };
}

function reviewed(
  known: Known | null,
  { rating, reviewedAt, retention }: Review,
  grade: Grade,
  timeZone: string,
): Known {
  const time = schedulerTime(reviewedAt, timeZone);
  const before = known?.card ?? createEmptyCard<Card>(time);
  const { card } = schedulerFor(retention).next(before, time, grade);
  const lapsesBefore = known?.lapsesBefore ?? 0;
  const day = startOfPracticeDay(reviewedAt, timeZone).getTime();
  const forgottenBefore = known?.forgotten.day === day ? known.forgotten.times : 0;
  const forgotten = { day, times: forgottenBefore + (rating === 'again' ? 1 : 0) };
  const isLeft = rating === 'missed' || (rating === 'again' && forgotten.times >= MOST_FORGOTTEN);
  const state = {
    dueAt: isLeft
      ? startOfNextPracticeDay(reviewedAt, timeZone)
      : dueAt(card, reviewedAt, timeZone),
    stability: card.stability,
    difficulty: card.difficulty,
    lapses: card.lapses,
    reviews: card.reps,
    isSetAside: known?.state.isSetAside === true || card.lapses - lapsesBefore >= LEECH_LAPSES,
    firstReviewedAt: known?.state.firstReviewedAt ?? reviewedAt,
    lastReviewedAt: reviewedAt,
  };
  return { card, state, lapsesBefore, forgotten };
}

/** Of a card that comes back on a day, the beginning of that day. */
function dueAt({ due, scheduled_days }: Card, reviewedAt: Date, timeZone: string): Date {
  const instant = fromSchedulerTime(due, timeZone);
  if (scheduled_days === 0) return instant;
  // The scheduler puts Easy a day after Good, also where that is the last day there may be.
  const latest = new Date(reviewedAt.getTime() + MOST_DAYS * DAY_MS);
  return startOfPracticeDay(instant < latest ? instant : latest, timeZone);
}
