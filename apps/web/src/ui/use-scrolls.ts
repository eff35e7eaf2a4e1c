import { type RefObject, useEffect, useState } from 'react';

/** Whether the content of an element overflows it; measured again when either changes its size. */
export function useScrolls(ref: RefObject<HTMLElement | null>, atFirst = false): boolean {
  const [scrolls, setScrolls] = useState(atFirst);
  // After every rendering, since the children to observe may be others by then.
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () =>
      setScrolls(
        element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth,
      );
    measure();
    const observer = new ResizeObserver(measure);
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  });
  return scrolls;
}
