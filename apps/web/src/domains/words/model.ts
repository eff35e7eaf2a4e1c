import type { DataOf } from '@institute/contract/call';
import type { Strictness } from '@institute/contract/rules/strictness';
import type * as wire from '@institute/contract/words';
import { planLimits } from '@institute/contract/words';

export type { ReviewRating } from '@institute/contract/words';

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
  cards: readonly Card[];
  setAside: number;
  plan: Plan;
  week: readonly PracticeDay[];
}

type WireCard = DataOf<typeof wire.getPractice>['cards'][number];

export function cardOf({ word_id, asks, is_new, ...word }: WireCard): Card {
  return { ...word, id: word_id, asks, isNew: is_new === '1' };
}

export function practiceOf(answer: DataOf<typeof wire.getPractice>): Practice {
  const { due, cards, set_aside, plan, week } = answer;
  return {
    due,
    cards: cards.map(cardOf),
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

/** Names a card among those of a student. */
export const cardName = ({ id, asks }: Pick<Card, 'id' | 'asks'>) => `${id} ${asks}`;

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
