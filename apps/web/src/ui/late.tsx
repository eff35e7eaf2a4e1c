import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react';
import { inBrowser } from '../platform/in-browser.ts';

/**
 * Declares a part of a page whose code comes after the page's own, and without which the page is
 * whole: where it cannot be fetched there is nothing to see of it.
 *
 *     const Notice = late(() => import('./notice.tsx').then((code) => code.Notice));
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { fallback?: ReactNode }> {
  const Code = lazy(() =>
    inBrowser(load).then(
      (component) => ({ default: component }),
      () => ({ default: Nothing as ComponentType<Props> }),
    ),
  );
  return function Late({ fallback = null, ...props }) {
    return (
      <Suspense fallback={fallback}>{createElement(Code, props as unknown as Props)}</Suspense>
    );
  };
}

const Nothing = () => null;
