import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in what the server paints, true once the scripts have taken it over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
