import { useEffect, useRef, useState } from 'react';
import type { Take } from '../../platform/takes/take.ts';
import { type Capture, type Captured, capture, release } from './capture.ts';
import { finishTake, prepareToFinish, takeOf } from './finish-take.ts';
import type { recordFailures } from './text.ts';

/**
 * How often what was said until now is given away while it runs, in ms: often at first, for a line is read within
 * seconds, and later less, for each time all of it is written.
 */
const SO_FAR_MS = 3_000;
const LATER_TURNS = 5;
/** As many times it is given away often. */
const FIRST_TURNS = 10;

export type RecordFailure = keyof typeof recordFailures;

/** A recording under way. */
export interface Recorder {
  state: 'idle' | 'asking' | 'recording' | 'paused' | 'finishing';
  failure: RecordFailure | null;
  /** Why it rests or has ended, where that was nobody's press. */
  interruption: 'away' | 'silenced' | 'ended' | null;
  /** How long it has run. */
  seconds: number;
  /** How loud it is now, from 0 to 1. */
  level: number;
  start: () => void;
  pause: () => void;
  resume: () => void;
  /** Ends it: what was said becomes a take. */
  finish: () => void;
  /** Ends it, and what was said is gone. */
  discard: () => void;
}

interface RecorderOptions {
  maxSeconds: number;
  onTake: (take: Take) => void;
  /** What was said until now, should the page end before its take is there; null once it is not wanted. */
  onSoFar?: ((take: Take | null) => void) | undefined;
}

const failureNames: Readonly<Record<string, RecordFailure>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  NotSupportedError: 'unsupported',
  AbortError: 'busy',
};

const failureOf = (error: unknown): RecordFailure =>
  (error instanceof Error && failureNames[error.name]) || 'failed';

/**
 * Records a voice. `onTake` has it once it is finished: by a press, when it has run as long as it may, when
 * the microphone is taken away, or when the recorder goes from the screen. It rests by itself while the page
 * is hidden or a call has the microphone, so that nothing that was said is lost.
 */
export function useRecorder(options: RecorderOptions): Recorder {
  const [state, setState] = useState<Recorder['state']>('idle');
  const [failure, setFailure] = useState<RecordFailure | null>(null);
  const [interruption, setInterruption] = useState<Recorder['interruption']>(null);
  const [seconds, setSeconds] = useState(0);
  const [level, setLevel] = useState(0);
  const running = useRef<Capture | null>(null);
  /** How it is to end: by a press, or by nobody's wish, and whether the recorder is still there. */
  const ends = useRef({ isGone: false, isWanted: true, isPressed: false });
  /** What is being mended. */
  const finishing = useRef<Captured | null>(null);
  const latest = useRef(options);
  latest.current = options;

  const giveSoFar = () => {
    const captured = running.current?.soFar();
    if (captured) latest.current.onSoFar?.(takeOf(captured));
  };
  const rest = (why: Recorder['interruption']) => {
    const now = running.current;
    if (!now || now.isPaused()) return;
    now.pause();
    setInterruption(why);
    setState('paused');
    setLevel(0);
    // The last moments come with the next turn.
    setTimeout(giveSoFar, 0);
  };
  const restNow = useRef(rest);
  restNow.current = rest;

  useEffect(() => {
    const now = ends.current;
    now.isGone = false;
    const onHidden = () => {
      if (document.visibilityState === 'hidden') restNow.current('away');
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      Object.assign(now, { isGone: true, isPressed: true });
      running.current?.stop();
      if (finishing.current) latest.current.onTake(takeOf(finishing.current));
      finishing.current = null;
    };
  }, []);
  const isRunning = state === 'recording';
  const soFarNow = useRef(giveSoFar);
  soFarNow.current = giveSoFar;
  useEffect(() => {
    if (!isRunning) return;
    let turns = 0;
    const clock = setInterval(() => {
      turns += 1;
      if (turns <= FIRST_TURNS || turns % LATER_TURNS === 0) soFarNow.current();
    }, SO_FAR_MS);
    return () => clearInterval(clock);
  }, [isRunning]);

  const end = (captured: Captured | null) => {
    const { isGone, isWanted, isPressed } = ends.current;
    running.current = null;
    setLevel(0);
    if (!isWanted || !captured) {
      setState('idle');
      if (isWanted) setFailure('failed');
      latest.current.onSoFar?.(null);
      return;
    }
    // Nothing waits once the recorder is gone: the page may be, too.
    if (isGone) return latest.current.onTake(takeOf(captured));
    if (!isPressed && captured.seconds < latest.current.maxSeconds) setInterruption('ended');
    setState('finishing');
    finishing.current = captured;
    void finishTake(captured).then((take) => {
      if (finishing.current !== captured) return;
      finishing.current = null;
      setState('idle');
      latest.current.onTake(take);
    });
  };

  const begin = (stream: MediaStream) => {
    Object.assign(ends.current, { isWanted: true, isPressed: false });
    running.current = capture(stream, {
      maxSeconds: options.maxSeconds,
      onSound: (passed, loudness) => {
        setSeconds(passed);
        setLevel(loudness);
      },
      onSilenced: () => restNow.current('silenced'),
      onEnd: end,
    });
    setSeconds(0);
    setState('recording');
    prepareToFinish();
  };

  const start = async () => {
    if (state !== 'idle') return;
    setFailure(null);
    setInterruption(null);
    if (!navigator.mediaDevices?.getUserMedia || typeof MediaRecorder === 'undefined') {
      setFailure('unsupported');
      return;
    }
    setState('asking');
    let stream: MediaStream | null = null;
    try {
      const audio = { channelCount: 1, noiseSuppression: true, autoGainControl: true };
      stream = await navigator.mediaDevices.getUserMedia({ audio });
      if (ends.current.isGone) release(stream);
      else begin(stream);
    } catch (error) {
      if (stream) release(stream);
      setState('idle');
      setFailure(failureOf(error));
    }
  };
  const stop = (isWanted: boolean) => {
    Object.assign(ends.current, { isWanted, isPressed: true });
    running.current?.stop();
  };
  return {
    ...{ state, failure, interruption, seconds, level },
    start: () => void start(),
    pause: () => rest(null),
    resume: () => {
      running.current?.resume();
      setInterruption(null);
      setState('recording');
    },
    finish: () => stop(true),
    discard: () => stop(false),
  };
}
