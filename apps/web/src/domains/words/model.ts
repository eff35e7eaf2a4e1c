import type { DataOf } from '@institute/contract/call';
import type { Exercise } from '@institute/contract/exercises';
import type { Strictness } from '@institute/contract/rules/strictness';
import type * as wire from '@institute/contract/words';
import { planLimits } from '@institute/contract/words';

export type { ExerciseRating, ReviewRating } from '@institute/contract/words';

/** A word of a lesson; what its teacher left out is ''. */
export interface Word {
  id: number;
  arabic: string;
  meaning: string;
  hausa: string;
  yoruba: string;
  root: string;
  pattern: string;
  plural: string;
  kind: wire.WordKind;
  example: string;
  /** Written forms that are tied to it. */
  forms?: readonly string[] | undefined;
  /** A file of its lesson that it is heard in. */
  sound?: WordSound | undefined;
}

/** What a word is heard in. */
interface WordSound {
  /** What a save calls it. */
  key: string;
  /** Signed path, which expires after some hours. */
  url: string;
  bytes: number;
}

/** A card to practise: a word, and which side of it is asked for. */
export interface Card extends Omit<Word, 'pattern' | 'forms' | 'sound'> {
  /** Signed path of its sound. */
  sound?: string | undefined;
  asks: wire.CardSide;
  isNew: boolean;
}

/** An exercise that was missed, to be answered again. */
export interface ExerciseCard {
  asks: 'exercise';
  lessonId: number;
  /** What the lesson calls it. */
  exerciseId: string;
  exercise: Exercise;
  /** What is heard in it. */
  sound?: { url: string; bytes: number } | undefined;
  isNew: false;
}

/** What a round asks, one after the other. */
export type PracticeCard = Card | ExerciseCard;

/** The numbers of a student's day. */
export interface Plan {
  newADay: number;
  reviewsADay: number;
  /** In percent. */
  retention: number;
  daysAWeek: number;
  strictness: Strictness;
}

/** What the numbers of a day may be. */
export const planBounds = {
  newADay: planLimits.new_a_day,
  reviewsADay: planLimits.reviews_a_day,
  retention: planLimits.retention,
  daysAWeek: planLimits.days_a_week,
};

/** A day of this week. */
export interface PracticeDay {
  /** `YYYY-MM-DD` of the institute. */
  day: string;
  isPractised: boolean;
}

/** What is to be practised today. */
export interface Practice {
  /** Cards of the day that are not done, those below among them. */
  due: number;
  /** The first of them. */
  cards: readonly PracticeCard[];
  setAside: number;
  plan: Plan;
  week: readonly PracticeDay[];
}

type WireCard = DataOf<typeof wire.getPractice>['cards'][number];

export function cardOf({ word_id, asks, is_new, ...word }: WireCard): Card {
  return { ...word, id: word_id, asks, isNew: is_new === '1' };
}

type WireExercise = NonNullable<DataOf<typeof wire.getPractice>['exercises']>[number];

function exerciseOf({ lesson_id, exercise_id, exercise, sound }: WireExercise): ExerciseCard {
  return {
    ...{ asks: 'exercise', lessonId: lesson_id, exerciseId: exercise_id, sound, isNew: false },
    exercise: JSON.parse(exercise),
  };
}

/** A card of either kind. */
export const anyCardOf = (card: WireCard | WireExercise): PracticeCard =>
  'word_id' in card ? cardOf(card) : exerciseOf(card);

export function practiceOf(answer: DataOf<typeof wire.getPractice>): Practice {
  const { due, cards, exercises = [], set_aside, plan, week } = answer;
  const all = [...cards, ...exercises].map(anyCardOf);
  return {
    due,
    // What is known somewhat comes before what is new.
    cards: all.toSorted((a, b) => Number(a.isNew) - Number(b.isNew)),
    setAside: set_aside,
    plan: {
      newADay: plan.new_a_day,
      reviewsADay: plan.reviews_a_day,
      retention: plan.retention,
      daysAWeek: plan.days_a_week,
      strictness: plan.strictness,
    },
    week: week.map(({ day, practised }) => ({ day, isPractised: practised })),
  };
}

/** Which card of a student. */
export type CardKey = Pick<Card, 'id' | 'asks'> | Pick<ExerciseCard, 'lessonId' | 'exerciseId'>;

/** Names a card among those of a student. */
export const cardName = (card: CardKey) =>
  'id' in card ? `${card.id} ${card.asks}` : `${card.lessonId}/${card.exerciseId}`;

/** What is left of it without the cards that were reviewed since. */
export function withoutReviewed(practice: Practice, reviewed: ReadonlySet<string>): Practice {
  const cards = practice.cards.filter((card) => !reviewed.has(cardName(card)));
  return { ...practice, cards, due: practice.due - (practice.cards.length - cards.length) };
}

/** The Arabic that is right for a card: a teacher may write two forms with a stroke between them. */
export const acceptedFor = ({ arabic }: Pick<Card, 'arabic'>): string[] => [
  arabic,
  ...arabic.split(/[/،]/).filter((part) => part.trim() !== '' && part !== arabic),
];
