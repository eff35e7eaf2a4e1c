import type { ReadLine } from '@institute/contract/lessons/blocks';
import { useEffect, useMemo, useState } from 'react';
import {
  type LineSound,
  useLineSound,
} from '../../../domains/lessons/widgets/blocks/use-line-sound.ts';

import {
  lastMarked,
  type Marks,
  marksOf,
  nextLine,
  nudged,
  tapped,
  untapped,
  withMarks,
} from './tap-rules.ts';

/** Beyond the end of any sound, in seconds. */
const BEYOND = 1_000_000;

/**
 * How long the sound of an element is, in ms. A recording of a browser does not say: it is read to its
 * end to find out, and stands at its beginning again.
 */
function lengthOf(element: HTMLAudioElement, signal: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const { duration } = element;
      if (Number.isFinite(duration) && duration > 0) {
        if (element.currentTime > 0) element.currentTime = 0;
        resolve(Math.floor(duration * 1000));
      } else if (duration === Number.POSITIVE_INFINITY) element.currentTime = BEYOND;
    };
    element.addEventListener('loadedmetadata', look, { signal });
    element.addEventListener('durationchange', look, { signal });
    element.addEventListener('error', () => reject(new Error('no sound')), { signal });
    look();
  });
}

/** How far before a beginning that is taken back the sound goes on, in seconds. */
const RUN_UP = 1.5;

/** The beginnings of some lines as they are tapped, and the sound that they are tapped in. */
export interface Tapping {
  sound: LineSound;
  /** How long the sound is, in ms; null until that is known, before which nothing can be tapped. */
  length: number | null;
  /** Whether the sound did not come. */
  isBroken: boolean;
  marks: Marks;
  hasMarks: boolean;
  /** The line whose beginning is tapped next; -1 when all are done. */
  next: number;
  /** The next line begins now; while nothing plays, the sound begins instead. */
  tap: () => void;
  /** Takes the last beginning back, to hear the sound again from shortly before it. */
  undo: () => void;
  startAnew: () => void;
  nudge: (at: number, by: 1 | -1) => void;
}

/** Sets where lines begin, in the sound whose element is `sound.audio`. */
export function useTapping(lines: readonly ReadLine[]): Tapping {
  const [marks, setMarks] = useState(() => marksOf(lines));
  const sound = useLineSound(useMemo(() => withMarks(lines, marks), [lines, marks]));
  const { audio } = sound;
  const { length, isBroken } = useLength(audio);
  return {
    sound,
    length,
    isBroken,
    marks,
    hasMarks: marks.some((mark) => mark !== null),
    next: nextLine(marks),
    tap: () => {
      const element = audio.current;
      if (!element || length === null) return;
      if (!sound.isPlaying) return sound.toggle();
      setMarks((now) => tapped(now, element.currentTime * 1000, length));
    },
    undo: () => {
      const last = marks[lastMarked(marks)];
      if (audio.current && typeof last === 'number') {
        audio.current.currentTime = Math.max(0, last / 1000 - RUN_UP);
      }
      setMarks(untapped);
    },
    startAnew: () => {
      if (audio.current) {
        audio.current.pause();
        audio.current.currentTime = 0;
      }
      setMarks(lines.map(() => null));
    },
    nudge: (at, by) => setMarks((now) => nudged(now, at, by, length ?? 0)),
  };
}

/** How long the sound of an element is, once it has come, or that it did not. */
function useLength(audio: LineSound['audio']): Pick<Tapping, 'length' | 'isBroken'> {
  const [length, setLength] = useState<number | null>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const element = audio.current;
    if (!element) return;
    const leaving = new AbortController();
    lengthOf(element, leaving.signal).then(setLength, () => setBroken(true));
    return () => leaving.abort();
  }, [audio]);
  return { length, isBroken };
}
