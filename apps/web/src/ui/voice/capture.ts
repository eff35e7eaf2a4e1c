import { hearLevel } from './hear-level.ts';
import { keepAwake } from './keep-awake.ts';

/** A voice needs no more, and students pay for each byte. */
const BITS_PER_SECOND = 24_000;
/** What every phone plays first: Safari says that it can WebM, and plays it badly. */
const formats = ['audio/mp4', 'audio/webm;codecs=opus', 'audio/ogg;codecs=opus'];
/** How often it is heard how loud it is, in ms. */
const TICK_MS = 100;

/** What was recorded, as the browser made it. */
export interface Captured {
  blob: Blob;
  /** By the clock of the recorder, without its pauses. */
  seconds: number;
  /** How loud it was, ten times a second, from 0 to 1. */
  heard: readonly number[];
}

interface Listener {
  maxSeconds: number;
  /** Ten times a second: how long it has run, and how loud it is. */
  onSound: (seconds: number, level: number) => void;
  /** The microphone is silent by somebody else's doing: a call has come, or the system took it. */
  onSilenced: () => void;
  /** What was said, once it has stopped; null when nothing came. */
  onEnd: (captured: Captured | null) => void;
}

/** A microphone that is recorded. */
export interface Capture {
  isPaused: () => boolean;
  pause: () => void;
  resume: () => void;
  stop: () => void;
  /** What was said until now, or a moment ago; null for nothing yet. */
  soFar: () => Captured | null;
}

/** Lets the microphone go. */
export function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Records a stream until it is stopped, or has run as long as it may, and lets it go. */
export function capture(stream: MediaStream, listener: Listener): Capture {
  const { maxSeconds, onSound, onSilenced, onEnd } = listener;
  const mimeType = formats.find((one) => MediaRecorder.isTypeSupported(one));
  const made = new MediaRecorder(stream, {
    audioBitsPerSecond: BITS_PER_SECOND,
    ...(mimeType && { mimeType }),
  });
  const parts: Blob[] = [];
  const heard: number[] = [];
  let before = 0;
  let since: number | null = null;
  const sound = hearLevel(stream);
  try {
    made.start(1000);
  } catch (error) {
    sound.close();
    throw error;
  }
  since = performance.now();
  let letSleep = keepAwake();
  const passed = () => before + (since === null ? 0 : (performance.now() - since) / 1000);
  const rest = () => {
    before = passed();
    since = null;
    letSleep();
  };
  const captured = (): Captured | null =>
    parts.length === 0
      ? null
      : {
          blob: new Blob(parts, { type: made.mimeType }),
          seconds: Math.min(maxSeconds, passed()),
          heard: [...heard],
        };
  const stop = () => {
    if (made.state !== 'inactive') made.stop();
  };
  const clock = setInterval(() => {
    if (made.state !== 'recording') return;
    const level = sound.level();
    heard.push(level);
    onSound(Math.min(maxSeconds, passed()), level);
    if (passed() >= maxSeconds) stop();
  }, TICK_MS);
  const tracks = stream.getTracks();
  for (const track of tracks) track.addEventListener?.('mute', onSilenced);
  made.ondataavailable = ({ data }) => {
    if (data.size > 0) parts.push(data);
  };
  // Also when the microphone is taken away: what was said until then is there.
  made.onstop = () => {
    rest();
    clearInterval(clock);
    for (const track of tracks) track.removeEventListener?.('mute', onSilenced);
    sound.close();
    release(stream);
    onEnd(captured());
  };
  return {
    isPaused: () => made.state === 'paused',
    pause: () => {
      if (made.state !== 'recording') return;
      made.pause();
      rest();
      made.requestData?.();
    },
    resume: () => {
      if (made.state !== 'paused') return;
      made.resume();
      since = performance.now();
      letSleep = keepAwake();
    },
    stop,
    soFar: captured,
  };
}
