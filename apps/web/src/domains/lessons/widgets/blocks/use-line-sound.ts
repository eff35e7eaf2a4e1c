import type { ReadLine } from '@institute/contract/lessons/blocks';
import { type ComponentProps, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useReading } from '../reading/reading-store.ts';

/** The sound of some lines as it is heard. */
export interface LineSound {
  audio: RefObject<HTMLAudioElement | null>;
  /** Whether a line can be heard by itself. */
  canHear: (id: string) => boolean;
  isPlaying: boolean;
  /** The line that is heard; null while nothing is. */
  heard: string | null;
  toggle: () => void;
  /** Plays one line and stops at its end. */
  playLine: (id: string) => void;
  /** Whether the line that is heard is heard again and again. */
  isRepeating: boolean;
  repeat: (isWanted: boolean) => void;
  /** What the element has to tell. */
  events: Pick<
    ComponentProps<'audio'>,
    'onPlay' | 'onPause' | 'onTimeUpdate' | 'onLoadedMetadata' | 'onEnded'
  >;
}

/** Follows a sound line by line, at the speed that the person likes. */
export function useLineSound(lines: readonly ReadLine[]): LineSound {
  const audio = useRef<HTMLAudioElement>(null);
  /** The line that is played by itself, or repeated. */
  const held = useRef<string | null>(null);
  const times = useMemo(() => lineTimes(lines), [lines]);
  const [isPlaying, setPlaying] = useState(false);
  const [isRepeating, setRepeating] = useState(false);
  const [heard, setHeard] = useState<string | null>(null);
  const speed = useReading((state) => state.speed);

  const applySpeed = () => {
    if (audio.current) audio.current.playbackRate = speed;
  };
  useEffect(applySpeed);

  const play = (from: number | null) => {
    const element = audio.current;
    if (!element) return;
    if (from !== null) element.currentTime = from;
    // What is paused again before it begins is no fault; a sound that does not come tells itself.
    void element.play().catch(() => undefined);
  };
  const startOf = (id: string | null) => (id === null ? undefined : times.get(id)?.start);
  /** At the end of a line: begins it again where it is repeated, else lets it go. Whether it did. */
  const hearAgain = () => {
    const start = startOf(held.current);
    const isAgain = isRepeating && start !== undefined;
    if (isAgain) play(start);
    else held.current = null;
    return isAgain;
  };
  const follow = () => {
    const element = audio.current;
    if (!element || !isPlaying) return;
    const now = element.currentTime;
    const here = lineAt(times, now);
    if (isRepeating) held.current ??= here;
    const end = held.current === null ? null : times.get(held.current)?.end;
    if (!end || now < end) setHeard(here);
    else if (!hearAgain()) element.pause();
  };
  // The element itself tells four times a second, which would let the next line begin.
  useEachFrame(isPlaying, follow);

  return {
    audio,
    canHear: (id) => times.has(id),
    isPlaying,
    heard: isPlaying ? heard : null,
    toggle: () => {
      if (isPlaying) return audio.current?.pause();
      if (!isRepeating) held.current = null;
      play(null);
    },
    playLine: (id) => {
      held.current = id;
      play(startOf(id) ?? null);
    },
    isRepeating,
    repeat: (isWanted) => {
      setRepeating(isWanted);
      // Reading goes on from the line that was repeated.
      held.current = isWanted ? heard : null;
    },
    events: {
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onTimeUpdate: follow,
      onLoadedMetadata: applySpeed,
      onEnded: () => {
        if (!hearAgain()) setPlaying(false);
      },
    },
  };
}

/** Does something before each picture of the screen, for as long as it is wanted. */
function useEachFrame(isWanted: boolean, act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!isWanted) return;
    let frame = requestAnimationFrame(function next() {
      latest.current();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [isWanted]);
}

/** Where a line is heard in its sound, in seconds; `end` is null where the sound ends with it. */
interface LineTime {
  start: number;
  end: number | null;
}

/** When each line that has a time is heard: until the next one begins, in the order of the times. */
function lineTimes(lines: readonly Pick<ReadLine, 'id' | 'from'>[]): Map<string, LineTime> {
  const timed = lines
    .flatMap(({ id, from }) => (from === undefined ? [] : [{ id, from }]))
    .sort((one, other) => one.from - other.from);
  return new Map(
    timed.map(({ id, from }, at) => {
      const next = timed[at + 1];
      return [id, { start: from / 1000, end: next ? next.from / 1000 : null }];
    }),
  );
}

/** The line that is heard at a time of the sound; null before the first. */
function lineAt(times: ReadonlyMap<string, LineTime>, seconds: number): string | null {
  let found: string | null = null;
  for (const [id, { start }] of times) if (start <= seconds) found = id;
  return found;
}
