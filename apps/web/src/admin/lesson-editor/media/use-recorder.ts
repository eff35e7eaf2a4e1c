import { useEffect, useRef, useState } from 'react';
import { hearLevel } from './hear-level.ts';
import type { recordFailures } from './text.ts';

/** The longest recording, in seconds. */
export const MOST_SECONDS = 180;
/** A voice needs no more, and students pay for each byte. */
const BITS_PER_SECOND = 24_000;
/** The best for a voice first; what browsers without it record, others play all the same. */
const formats = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'];

export type RecordFailure = keyof typeof recordFailures;

/** A recording under way. */
export interface Recorder {
  state: 'idle' | 'asking' | 'recording';
  failure: RecordFailure | null;
  /** How long it has run. */
  seconds: number;
  /** How loud it is now, from 0 to 1. */
  level: number;
  start: () => void;
  stop: () => void;
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

/** Lets the microphone go. */
function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

interface Listener {
  /** Ten times a second: how long it has run, and how loud it is. */
  onSound: (seconds: number, level: number) => void;
  /** What was said, once it has stopped; null when nothing came. */
  onEnd: (take: Blob | null) => void;
}

/** Records a stream until it is stopped, or for {@link MOST_SECONDS}, and lets it go. */
function record(stream: MediaStream, { onSound, onEnd }: Listener): MediaRecorder {
  const mimeType = formats.find((one) => MediaRecorder.isTypeSupported(one));
  const made = new MediaRecorder(stream, {
    audioBitsPerSecond: BITS_PER_SECOND,
    ...(mimeType && { mimeType }),
  });
  const parts: Blob[] = [];
  const began = performance.now();
  const sound = hearLevel(stream);
  try {
    made.start(1000);
  } catch (error) {
    sound.close();
    throw error;
  }
  const clock = setInterval(() => {
    const passed = (performance.now() - began) / 1000;
    onSound(Math.min(MOST_SECONDS, Math.floor(passed)), sound.level());
    if (passed >= MOST_SECONDS && made.state === 'recording') made.stop();
  }, 100);
  made.ondataavailable = ({ data }) => {
    if (data.size > 0) parts.push(data);
  };
  made.onstop = () => {
    clearInterval(clock);
    sound.close();
    release(stream);
    onEnd(parts.length > 0 ? new Blob(parts, { type: made.mimeType }) : null);
  };
  return made;
}

/**
 * Records a voice. `onTake` has it once it is stopped, by a press, after {@link MOST_SECONDS}, when the
 * microphone is unplugged, or when the recorder goes from the screen: nothing that was said is lost.
 */
export function useRecorder(onTake: (take: Blob) => void): Recorder {
  const [state, setState] = useState<Recorder['state']>('idle');
  const [failure, setFailure] = useState<RecordFailure | null>(null);
  const [seconds, setSeconds] = useState(0);
  const [level, setLevel] = useState(0);
  const recorder = useRef<MediaRecorder | null>(null);
  const isGone = useRef(false);
  const takeIt = useRef(onTake);
  takeIt.current = onTake;

  const stop = () => {
    if (recorder.current?.state === 'recording') recorder.current.stop();
  };
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      if (recorder.current?.state === 'recording') recorder.current.stop();
    };
  }, []);

  const begin = (stream: MediaStream) => {
    recorder.current = record(stream, {
      onSound: (passed, loudness) => {
        setSeconds(passed);
        setLevel(loudness);
      },
      onEnd: (take) => {
        recorder.current = null;
        setState('idle');
        setLevel(0);
        if (take) takeIt.current(take);
        else setFailure('failed');
      },
    });
    setSeconds(0);
    setState('recording');
  };

  const start = async () => {
    setFailure(null);
    if (!navigator.mediaDevices?.getUserMedia || typeof MediaRecorder === 'undefined') {
      setFailure('unsupported');
      return;
    }
    setState('asking');
    let stream: MediaStream | null = null;
    try {
      const audio = { channelCount: 1, noiseSuppression: true, autoGainControl: true };
      stream = await navigator.mediaDevices.getUserMedia({ audio });
      if (isGone.current) release(stream);
      else begin(stream);
    } catch (error) {
      if (stream) release(stream);
      setState('idle');
      setFailure(failureOf(error));
    }
  };
  return { state, failure, seconds, level, start: () => void start(), stop };
}
