import type { ReadLine } from '@institute/contract/blocks';
import { type ComponentProps, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useReading } from '../reading/reading-store.ts';
import { lineAt, lineTimes } from './line-times.ts';

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
  /** What the element has to tell. */
  events: Pick<
    ComponentProps<'audio'>,
    'onPlay' | 'onPause' | 'onTimeUpdate' | 'onLoadedMetadata' | 'onEnded'
  >;
}

/** Follows a sound line by line, at the speed that the person likes. */
export function useLineSound(lines: readonly ReadLine[]): LineSound {
  const audio = useRef<HTMLAudioElement>(null);
  const stopAt = useRef<number | null>(null);
  const times = useMemo(() => lineTimes(lines), [lines]);
  const [isPlaying, setPlaying] = useState(false);
  const [heard, setHeard] = useState<string | null>(null);
  const speed = useReading((state) => state.speed);

  const applySpeed = () => {
    if (audio.current) audio.current.playbackRate = speed;
  };
  useEffect(applySpeed);

  const play = (from: number | null, until: number | null) => {
    const element = audio.current;
    if (!element) return;
    stopAt.current = until;
    if (from !== null) element.currentTime = from;
    // What is paused again before it begins is no fault; a sound that does not come tells itself.
    void element.play().catch(() => undefined);
  };
  return {
    audio,
    canHear: (id) => times.has(id),
    isPlaying,
    heard: isPlaying ? heard : null,
    toggle: () => {
      if (isPlaying) audio.current?.pause();
      else play(null, null);
    },
    playLine: (id) => {
      const time = times.get(id);
      if (time) play(time.start, time.end);
    },
    events: {
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onTimeUpdate: () => {
        const element = audio.current;
        if (!element) return;
        if (stopAt.current !== null && element.currentTime >= stopAt.current) {
          stopAt.current = null;
          element.pause();
        } else setHeard(lineAt(times, element.currentTime));
      },
      onLoadedMetadata: applySpeed,
    },
  };
}
