import { useEffect, useState } from 'react';
import { useMedia } from './use-media.ts';

/** True when the person asks the system for less motion; follows the setting. */
export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)');
}

export interface Rotation {
  /** Whether it would move by itself if no person were looking closer. */
  playing: boolean;
  setPlaying: (playing: boolean) => void;
  /** Handlers for the rotating element: it rests while pointed at or focused. */
  rest: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
}

/**
 * Calls `advance` every `everyMs`, unless paused, rested upon, hidden in a background tab, or the
 * person prefers less motion (then it starts paused and can be started by hand).
 */
export function useRotation(everyMs: number, advance: () => void): Rotation {
  const reduced = useReducedMotion();
  const [choice, setPlaying] = useState<boolean | null>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const playing = choice ?? !reduced;
  const moving = playing && !pointed && !focused;

  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'hidden') advance();
    }, everyMs);
    return () => clearInterval(timer);
  }, [moving, everyMs, advance]);

  return {
    playing,
    setPlaying,
    rest: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
