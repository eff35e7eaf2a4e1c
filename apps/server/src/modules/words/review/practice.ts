import type { DataOf } from '@institute/contract/call';
import type { StudentPractice } from '@institute/contract/reports/student-practice';
import type { getSetAsideCards } from '@institute/contract/words/practice-care';
import {
  type ExerciseCard,
  type getPractice,
  planLimits,
  type ReviewCard,
  SESSION_CARDS,
} from '@institute/contract/words/words';
import { type Context, type Services, signedIn } from '../../../context.ts';
import { studyWeek } from '../../lessons/index.ts';
import { startOfNextPracticeDay, startOfPracticeDay } from './day-rules.ts';
import { cardsSetAside, type Plan } from './store-cards.ts';
import {
  type DueCard,
  dueCards,
  type Left,
  nextDueAt,
  type PracticeDay,
  type PracticeState,
  practiceStateOf,
} from './store-due.ts';
import { type AskedCard, exercisesSetAside } from './store-exercises.ts';
import { progressOf } from './store-progress.ts';
import { sameMeanings } from './store-same-meaning.ts';

/** Cards set aside that are shown at once. */
const MOST_SET_ASIDE = 100;

/** What the exercises of a round may weigh together: a round stays within 15 kB with everything it sends. */
const EXERCISE_BYTES = 6_000;

/** A card is known from when it is thought to be remembered for so many days. */
const KNOWN_DAYS = 21;

/** How far back the reviews of a student are counted: 30 days. */
const REVIEWS_MS = 30 * 24 * 60 * 60 * 1000;

/** The numbers of a day that nobody has changed. */
const usualPlan: Plan = {
  newADay: planLimits.newADay.usual,
  reviewsADay: planLimits.reviewsADay.usual,
  retention: planLimits.retention.usual,
  daysAWeek: planLimits.daysAWeek.usual,
  strictness: 'letters',
};

type Counting = Pick<Services, 'db' | 'clock' | 'config'>;

function today({ clock, config }: Omit<Counting, 'db'>, userId: number): PracticeDay {
  const now = clock.now();
  return { userId, now, dayStart: startOfPracticeDay(now, config.timeZone) };
}

function leftOf({ plan, begun, reviewed }: PracticeState): Left {
  const { newADay, reviewsADay } = plan ?? usualPlan;
  return { reviews: Math.max(0, reviewsADay - reviewed), begins: Math.max(0, newADay - begun) };
}

/**
 * What is due for the acting user today, in two statements, with the cards of a session; others find words
 * with the meanings that are to be written, the days of the week, and what comes where nothing is due.
 */
export async function practice(context: Context): Promise<DataOf<typeof getPractice>> {
  const day = today(context, signedIn(context).userId);
  const state = await practiceStateOf(context.db, day);
  const due = await dueCards(context.db, day, leftOf(state), SESSION_CARDS);
  const exercises = within(EXERCISE_BYTES, due.exercises);
  const written = due.cards.filter(({ asks }) => asks === 'arabic').map(({ id }) => id);
  const same = await sameMeanings(context.db, day.userId, written);
  return {
    due: due.total,
    cards: due.cards.map((card) => {
      const alsoRight = card.asks === 'arabic' ? same.get(card.id) : undefined;
      return { ...presentCard(context, card), ...(alsoRight && { alsoRight }) };
    }),
    ...(exercises.length > 0 && {
      exercises: exercises.map((card) => presentExercise(context, card)),
    }),
    setAside: state.setAside,
    plan: state.plan ?? usualPlan,
    week: (await studyWeek(context, day.userId)).days,
    ...(due.total === 0 && (await afterThat(context, day, state))),
  };
}

/** What comes where nothing is due: the next card of this day, and how many the next day has. */
async function afterThat(context: Context, { userId, now }: PracticeDay, state: PracticeState) {
  const { db, config } = context;
  const nextDay = startOfNextPracticeDay(now, config.timeZone);
  const { newADay, reviewsADay } = state.plan ?? usualPlan;
  const [nextAt, then] = await Promise.all([
    leftOf(state).reviews > 0 ? nextDueAt(db, { userId, now }, nextDay) : null,
    dueCards(
      db,
      { userId, now: nextDay, dayStart: nextDay },
      { reviews: reviewsADay, begins: newADay },
      1,
    ),
  ]);
  return { ...(nextAt && { nextAt }), tomorrow: then.total };
}

/** How many cards are due for somebody today. */
export async function countDueOf(services: Counting, userId: number): Promise<number> {
  const day = today(services, userId);
  const left = leftOf(await practiceStateOf(services.db, day));
  return (await dueCards(services.db, day, left, 1)).total;
}

/** How many cards are due for the acting user today. */
export const countDue = (context: Context): Promise<number> =>
  countDueOf(context, signedIn(context).userId);

/** How the practice of a student goes, as the office sees it. */
export async function practiceOfStudent(
  context: Context,
  userId: number,
): Promise<StudentPractice> {
  const { db } = context;
  const day = today(context, userId);
  const [state, week, progress, words] = await Promise.all([
    practiceStateOf(db, day),
    studyWeek(context, userId),
    progressOf(db, userId, {
      knownDays: KNOWN_DAYS,
      since: new Date(day.now.getTime() - REVIEWS_MS),
    }),
    cardsSetAside(db, userId, MOST_SET_ASIDE),
  ]);
  const { total } = await dueCards(db, day, leftOf(state), 1);
  return {
    due: total,
    known: progress.known,
    learning: progress.learning,
    setAside: state.setAside,
    reviews: progress.reviews,
    lastReviewAt: progress.lastReviewedAt,
    daysPractised: week.days.filter(({ isStudied }) => isStudied).length,
    daysAWeek: week.goal,
    words: words.map(({ id, asks, arabic, meaning }) => ({ wordId: id, asks, arabic, meaning })),
  };
}

/** The first exercises that weigh so much together, and one in any case: the others come in the next round. */
function within(bytes: number, exercises: readonly AskedCard[]): AskedCard[] {
  let sum = 0;
  return exercises.filter(({ exercise }, at) => {
    sum += Buffer.byteLength(JSON.stringify(exercise));
    return at === 0 || sum <= bytes;
  });
}

/** What the acting user has forgotten again and again. */
export async function setAside(context: Context): Promise<DataOf<typeof getSetAsideCards>> {
  const { userId } = signedIn(context);
  const cards = await cardsSetAside(context.db, userId, MOST_SET_ASIDE);
  const exercises = await exercisesSetAside(context.db, userId, MOST_SET_ASIDE);
  return [
    ...cards.map((card) => presentCard(context, { ...card, isNew: false })),
    ...exercises.map((card) => presentExercise(context, card)),
  ];
}

function presentExercise({ files }: Context, card: AskedCard): ExerciseCard {
  const { lessonId, exerciseId, exercise, soundName, soundBytes } = card;
  return {
    ...{ lessonId, exerciseId, exercise },
    ...(soundName && { sound: { url: files.address(soundName), bytes: soundBytes ?? 0 } }),
  };
}

function presentCard({ files }: Context, card: DueCard): ReviewCard {
  const { id, asks, isNew, arabic, meaning, hausa, yoruba, root, plural, kind, example } = card;
  return {
    ...{ id, asks, isNew, arabic, meaning, hausa, yoruba, root, plural, kind, example },
    ...(card.soundName && { sound: files.address(card.soundName) }),
  };
}
