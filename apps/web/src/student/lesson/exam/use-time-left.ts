import { DEADLINE_GRACE_SECONDS } from '@institute/contract/exams/exam-rules';
import { useEffect, useRef } from 'react';
import { serverNow } from '../../../platform/server-clock.ts';

const SECOND_MS = 1000;

/** On a line that swallows a request and never says that it is gone. */
const AGAIN_MS = 4 * SECOND_MS;

/**
 * Runs `act` when the deadline has come, again as often as a lost connection comes back, and every
 * few seconds while the server still takes it and `act` says that it went unanswered, until the page
 * shows something else. The server takes it shortly after the deadline, never before it.
 */
export function useTimeUp(endsAt: Date | null, act: () => Promise<boolean>): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const time = endsAt?.getTime() ?? null;
  useEffect(() => {
    if (time === null) return;
    const until = time + DEADLINE_GRACE_SECONDS * SECOND_MS;
    let isUp = false;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const run = async () => {
      clearTimeout(retry);
      const isUnanswered = await latest.current();
      if (isUnanswered && serverNow() + AGAIN_MS < until) retry = setTimeout(run, AGAIN_MS);
    };
    const look = () => {
      if (isUp || serverNow() < time) return;
      isUp = true;
      void run();
    };
    const again = () => void (isUp && run());
    const timer = setInterval(look, SECOND_MS);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      clearTimeout(retry);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', again);
    };
  }, [time]);
}
