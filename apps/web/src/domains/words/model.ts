import type { DataOf } from '@institute/contract/call';
import type {
  getPractice,
  ReviewCard,
  ExerciseCard as SentExercise,
} from '@institute/contract/words/words';

/** A card to practise: a word, and which side of it is asked for. */
export type Card = ReviewCard;

/** An exercise that was missed, to be answered again. */
export type ExerciseCard = SentExercise & { asks: 'exercise'; isNew: false };

/** What a round asks, one after the other. */
export type PracticeCard = Card | ExerciseCard;

type Answer = DataOf<typeof getPractice>;

/** The numbers of a student's day. */
export type Plan = Answer['plan'];

/** What is to be practised today, words and exercises together. */
export type Practice = Omit<Answer, 'cards' | 'exercises'> & { cards: readonly PracticeCard[] };

const cardOf = (card: Card | SentExercise): PracticeCard =>
  'asks' in card ? card : { ...card, asks: 'exercise', isNew: false };

/** Cards of either kind. */
export const cardsOf = (cards: readonly (Card | SentExercise)[]): PracticeCard[] =>
  cards.map(cardOf);

export function practiceOf({ cards, exercises = [], ...rest }: Answer): Practice {
  const all = cardsOf([...cards, ...exercises]);
  // What is known somewhat comes before what is new.
  return { ...rest, cards: all.sort((a, b) => Number(a.isNew) - Number(b.isNew)) };
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
