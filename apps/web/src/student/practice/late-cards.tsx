import { Suspense } from 'react';
import type { PracticeCard } from '../../domains/words/model.ts';
import { type LazyCode, LazyRoute, lazyCode } from '../../platform/lazy-route.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';

/** Exercises, and the end of a round: their code comes after the page's own. */
export const exerciseView = lazyCode(() =>
  import('./exercise-view.tsx').then((code) => code.ExerciseView),
);
export const finishView = lazyCode(() =>
  import('./finish-view.tsx').then((code) => code.FinishView),
);

/** Shows one of them. Where it cannot be fetched the round stays, and it can be asked for again. */
export function LateCard<Props extends object>(props: { route: LazyCode<Props> } & Props) {
  return (
    <ErrorBoundary resetKey={null}>
      <Suspense>
        <LazyRoute {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Fetches the code for a round of some cards, so that it is there when the connection goes. */
export function fetchFor(cards: readonly PracticeCard[]): void {
  if (cards.length > 0) void finishView.preload();
  if (cards.some(({ asks }) => asks === 'exercise')) void exerciseView.preload();
}
