import { type ComponentType, type ReactNode, Suspense } from 'react';
import { LazyRoute, lazyCode } from '../platform/lazy-route.tsx';

/**
 * Declares a part of a page whose code comes when it is first shown, and without which the page has a
 * hole: until it is there `fallback` keeps its place, and where it cannot be fetched the boundary of
 * the page says so. What a page is whole without is `late` instead, a dialog `lazyDialog`.
 *
 *     const Questions = lazyPart(() => import('./questions.tsx').then((code) => code.Questions));
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { fallback?: ReactNode }> {
  const code = lazyCode(load);
  return function LazyPart({ fallback = null, ...props }) {
    return (
      <Suspense fallback={fallback}>
        <LazyRoute route={code} {...(props as unknown as Props)} />
      </Suspense>
    );
  };
}
