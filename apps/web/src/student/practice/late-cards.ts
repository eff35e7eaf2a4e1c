import type { PracticeCard } from '../../domains/words/model.ts';
import { late } from '../../ui/late.tsx';

const loadExercise = () => import('./exercise-view.tsx').then((code) => code.ExerciseView);
const loadFinish = () => import('./finish-view.tsx').then((code) => code.FinishView);

/** Exercises, and the end of a round: their code comes after the page's own. */
export const ExerciseView = late(loadExercise);
export const FinishView = late(loadFinish);

/** Fetches the code for a round of some cards, so that it is there when the connection goes. */
export function fetchFor(cards: readonly PracticeCard[]): void {
  // What is shown fetches its own again.
  const nothing = () => undefined;
  if (cards.length > 0) loadFinish().catch(nothing);
  if (cards.some(({ asks }) => asks === 'exercise')) loadExercise().catch(nothing);
}
