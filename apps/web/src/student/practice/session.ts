import type { Verdict } from '@institute/contract/exercises/grade-answer';
import type { ReviewRating } from '@institute/contract/words/words';
import { cardName, type PracticeCard } from '../../domains/words/model.ts';

/** A session of practice: cards that are asked, one after the other. */
export interface Session {
  /** Those still to be asked, the present one first. */
  queue: readonly PracticeCard[];
  /** How many cards it began with, and how many of them are done. */
  total: number;
  done: number;
  /** How many answers were given. */
  turns: number;
  /** Cards that were not known at once, in the order in which that showed. */
  missed: readonly PracticeCard[];
  /** How often each was missed, by its name. */
  misses: ReadonlyMap<string, number>;
}

export const newSession = (cards: readonly PracticeCard[]): Session => ({
  queue: cards,
  total: cards.length,
  done: 0,
  turns: 0,
  missed: [],
  misses: new Map(),
});

/** How often a card that is missed comes back in its round; the last time its answer is copied. */
const MOST_RETURNS = 2;

/** Whether the present card has come back for the last time: its answer is shown, to be copied. */
export function isCopied({ queue: [card], misses }: Session): boolean {
  return card !== undefined && (misses.get(cardName(card)) ?? 0) >= MOST_RETURNS;
}

/** How a typed answer counts: wrong is Again, nearly is Hard, right is Good. */
export const ratingOf: Readonly<Record<Verdict, ReviewRating>> = {
  wrong: 'again',
  nearly: 'hard',
  right: 'good',
};

/** How many cards lie between the introduction of a new one and the question for it. */
const BETWEEN = 2;

/** The session after its present card was introduced: it is asked a few cards later, and nothing is noted. */
export function introduced(session: Session): Session {
  const [card, ...rest] = session.queue;
  if (!card) return session;
  const at = Math.min(BETWEEN, rest.length);
  return {
    ...session,
    turns: session.turns + 1,
    queue: [...rest.slice(0, at), { ...card, isNew: false } as PracticeCard, ...rest.slice(at)],
  };
}

/** Whether a card is shown before it is asked: a word that its student meets for the first time. */
export const isIntroduced = ({ asks, isNew }: PracticeCard): boolean => asks === 'meaning' && isNew;

/**
 * The session after its present card was answered. What was not known comes again at the end, twice at most:
 * then its answer is copied, and it is left for the next day.
 */
export function answered(session: Session, rating: ReviewRating): Session {
  const [card, ...rest] = session.queue;
  if (!card) return session;
  const turns = session.turns + 1;
  if (rating !== 'again' || isCopied(session)) {
    return { ...session, turns, queue: rest, done: session.done + 1 };
  }
  const name = cardName(card);
  const times = session.misses.get(name) ?? 0;
  return {
    ...session,
    turns,
    queue: [...rest, { ...card, isNew: false }],
    missed: times > 0 ? session.missed : [...session.missed, card],
    misses: new Map(session.misses).set(name, times + 1),
  };
}
