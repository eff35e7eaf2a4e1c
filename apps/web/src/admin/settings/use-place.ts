import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A heading to which an address that ends in its name leads. */
export function usePlace(name: string): RefObject<HTMLHeadingElement | null> {
  const { hash, key } = useLocation();
  const place = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!key || hash !== `#${name}`) return;
    // After the layout, which begins every page at its top.
    const timer = setTimeout(() => place.current?.focus());
    return () => clearTimeout(timer);
  }, [key, hash, name]);
  return place;
}
