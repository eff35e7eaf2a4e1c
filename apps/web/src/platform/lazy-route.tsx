import { type ComponentType, createElement, lazy, type ReactElement, useMemo } from 'react';
import { inBrowser } from './in-browser.ts';

/** A component whose code is in a file of its own: a page, an area, a dialog. */
export interface LazyCode<Props> {
  /** Fetches the code ahead of time, e.g. when a link to it is hovered. Failures are left for later. */
  preload: () => Promise<void>;
  /** The component itself once its code is here, else one that suspends while fetching it. */
  current: () => ComponentType<Props>;
}

/** A page or area whose code is in a file of its own. */
export type RouteCode = LazyCode<object>;

let attempt = 0;

/** Lets code that could not be fetched be asked for again. Called where the person presses Retry. */
export function forgetFailedFetches(): void {
  attempt += 1;
}

/**
 * Declares a component that is fetched when it is wanted. Unlike bare `lazy`, code already fetched
 * renders at once, without a blank moment, and a failed fetch is tried again after
 * {@link forgetFailedFetches} instead of staying failed.
 */
export function lazyCode<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyCode<Props> {
  let loaded: ComponentType<Props> | null = null;
  let pending = suspending();
  let failedIn: number | null = null;

  async function fetchCode(): Promise<ComponentType<Props>> {
    loaded ??= await load();
    return loaded;
  }

  function suspending(): ComponentType<Props> {
    return lazy(() =>
      inBrowser(fetchCode).then(
        (component) => ({ default: component }),
        (error: unknown) => {
          failedIn = attempt;
          throw error;
        },
      ),
    );
  }

  return {
    preload: () =>
      fetchCode().then(
        () => undefined,
        () => undefined,
      ),
    current: () => {
      if (failedIn !== null && failedIn < attempt) {
        failedIn = null;
        pending = suspending();
      }
      return loaded ?? pending;
    },
  };
}

/** Renders code with what else it is given; put it inside a Suspense boundary and an error boundary. */
export function LazyRoute<Props extends object>({
  route,
  ...given
}: { route: LazyCode<Props> } & Props): ReactElement {
  // Held while the route stays the same: a page must not start anew once its code has arrived.
  const component = useMemo(() => route.current(), [route]);
  return createElement(component, given as unknown as Props);
}
