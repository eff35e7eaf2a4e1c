import { type ComponentType, useState } from 'react';

/** A component whose code is fetched when it is first asked for. */
interface Late<Props> {
  /** Null until its code has come. */
  Component: ComponentType<Props> | null;
  isLoading: boolean;
  /** Fetches the code; false when it could not be fetched, and asking again tries again. */
  load: () => Promise<boolean>;
}

/** Code behind a press: a dialog that few open. Nothing breaks when it cannot be fetched. */
export function useLate<Props>(fetchCode: () => Promise<ComponentType<Props>>): Late<Props> {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);
  const [isLoading, setLoading] = useState(false);
  return {
    Component: component,
    isLoading,
    load: async () => {
      if (component) return true;
      setLoading(true);
      try {
        const fetched = await fetchCode();
        setComponent(() => fetched);
        return true;
      } catch {
        return false;
      } finally {
        setLoading(false);
      }
    },
  };
}
