import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * A part of the layout whose code comes after the page and takes no room of the shell's budget;
 * null until it is there. It is asked for again on the next page when it could not be fetched:
 * nobody needs to be told of that. `load` stays the same function.
 */
export function useLateCode(
  load: () => Promise<ComponentType>,
  isWanted = true,
): ComponentType | null {
  const { pathname } = useLocation();
  const [Code, setCode] = useState<ComponentType | null>(null);
  const triedOn = useRef('');
  useEffect(() => {
    if (Code || !isWanted || triedOn.current === pathname) return;
    triedOn.current = pathname;
    load().then(
      (code) => setCode(() => code),
      () => undefined,
    );
  }, [Code, isWanted, load, pathname]);
  return Code;
}
