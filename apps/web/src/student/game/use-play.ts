import { useEffect, useReducer, useState } from 'react';
import type { GameRound } from '../../domains/game/api.ts';
import { errorMessage } from '../../platform/api-error.ts';
import { ADVANCE_MS, begin, next, type Play } from './play.ts';
import { sendUntilHeard } from './send-answer.ts';

const TICK_MS = 200;

/** Plays a round: runs its clock, sends the answers and moves on. `now` is what the timers show. */
export function usePlay(round: GameRound): {
  play: Play;
  now: number;
  choose: (option: number) => void;
} {
  const [now, setNow] = useState(Date.now);
  const [play, move] = useReducer(next, round.questions, (questions) => begin(questions, now));
  const { phase, index, chosen, shownAt } = play;
  const isRunning = phase === 'asking' || phase === 'sending';

  useEffect(() => {
    if (!isRunning) return;
    const tick = () => {
      const time = Date.now();
      setNow(time);
      move({ type: 'tick', now: time });
    };
    tick();
    const timer = setInterval(tick, TICK_MS);
    // Timers of a hidden tab sleep; the moment it is looked at again, it shows what is true.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [isRunning]);

  useEffect(() => {
    if (phase !== 'sending' || chosen === null) return;
    const sending = new AbortController();
    const input = { round: round.id, question: index, option: chosen };
    sendUntilHeard(input, sending.signal, () => move({ type: 'offline' })).then(
      (answer) => {
        if (!sending.signal.aborted) move({ type: 'answer', answer, now: Date.now() });
      },
      (error: unknown) => {
        if (!sending.signal.aborted) move({ type: 'refused', message: errorMessage(error) });
      },
    );
    return () => sending.abort();
  }, [phase, index, chosen, round.id]);

  useEffect(() => {
    if (phase !== 'shown') return;
    const advance = () => move({ type: 'advance' });
    const timer = setTimeout(advance, Math.max(0, shownAt + ADVANCE_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [phase, shownAt]);

  return { play, now, choose: (option) => move({ type: 'choose', option, now: Date.now() }) };
}
