import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element has come into sight, from the first moment it does. */
export function useSeen<Seen extends Element>(): {
  ref: RefObject<Seen | null>;
  isSeen: boolean;
} {
  const ref = useRef<Seen>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, isSeen };
}
