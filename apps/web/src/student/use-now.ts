import { useEffect, useState } from 'react';

const EVERY_MS = 30_000;

/** The time, followed while the page is open: a scheduled lesson unlocks before the student's eyes. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
