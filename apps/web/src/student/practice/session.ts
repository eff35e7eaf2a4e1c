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
}

export const newSession = (cards: readonly PracticeCard[]): Session => ({
  queue: cards,
  total: cards.length,
  done: 0,
  turns: 0,
  missed: [],
});

/** How a typed answer counts: wrong is Again, nearly is Hard, right is Good. */
export const ratingOf: Readonly<Record<Verdict, ReviewRating>> = {
  wrong: 'again',
  nearly: 'hard',
  right: 'good',
};

/** The session after its present card was answered. What was not known comes once more at the end. */
export function answered(session: Session, rating: ReviewRating): Session {
  const [card, ...rest] = session.queue;
  if (!card) return session;
  const turns = session.turns + 1;
  if (rating !== 'again') return { ...session, turns, queue: rest, done: session.done + 1 };
  const isKnown = session.missed.some((one) => cardName(one) === cardName(card));
  return {
    ...session,
    turns,
    queue: [...rest, { ...card, isNew: false }],
    missed: isKnown ? session.missed : [...session.missed, card],
  };
}
