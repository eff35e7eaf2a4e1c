import { type ComponentType, createElement, lazy, useMemo } from 'react';

/** A place for a page or area whose code is in a file of its own. */
export interface Slot {
  /** Fetches the code ahead of time, e.g. when a link to it is hovered. Failures are left for later. */
  preload: () => Promise<void>;
  /** The component itself once its code is here, else one that suspends while fetching it. */
  current: () => ComponentType;
}

/**
 * Declares a slot. Unlike bare `lazy`, code already fetched renders at once, without a blank moment,
 * and a failed fetch is tried again on the next mount instead of being remembered.
 */
export function slot(load: () => Promise<ComponentType>): Slot {
  let loaded: ComponentType | null = null;
  let pending = suspending();

  async function fetchCode(): Promise<ComponentType> {
    loaded ??= await load();
    return loaded;
  }

  function suspending(): ComponentType {
    return lazy(() =>
      fetchCode().then(
        (component) => ({ default: component }),
        (error: unknown) => {
          pending = suspending();
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
    current: () => loaded ?? pending,
  };
}

/** Renders a slot; put it inside a Suspense boundary and an error boundary. */
export function Show({ slot: shown }: { slot: Slot }) {
  // Held while the slot stays the same: a page must not start anew once its code has arrived.
  const component = useMemo(() => shown.current(), [shown]);
  return createElement(component);
}
