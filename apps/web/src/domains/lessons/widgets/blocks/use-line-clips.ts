import type { ReadLine } from '@institute/contract/lessons/blocks';
import type { LessonFile } from '@institute/contract/lessons/lesson-file';
import { useEffect, useRef, useState } from 'react';
import { fileUrl } from '../../../../platform/hosts.ts';
import { useReading } from '../reading/reading-store.ts';
import type { LineSound } from './use-line-sound.ts';

/** The sounds that lines have of their own, by the line. */
export function clipsOf(
  lines: readonly ReadLine[],
  files: readonly LessonFile[],
): Map<string, LessonFile> {
  return new Map(
    lines.flatMap(({ id, sound }) => {
      const file = sound && files.find(({ key }) => key === sound);
      return file ? [[id, file] as const] : [];
    }),
  );
}

/** Plays the sounds of lines one by one, or all of them after each other. */
export function useLineClips(clips: ReadonlyMap<string, LessonFile>): LineSound {
  const audio = useRef<HTMLAudioElement>(null);
  const goesOn = useRef(false);
  const [line, setLine] = useState<string | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [isRepeating, setRepeating] = useState(false);
  const speed = useReading((state) => state.speed);

  const applySpeed = () => {
    if (audio.current) audio.current.playbackRate = speed;
  };
  useEffect(applySpeed);

  const start = () => {
    // What is paused again before it begins is no fault; a sound that does not come tells itself.
    void audio.current?.play().catch(() => undefined);
  };
  const play = (id: string | undefined, isAll: boolean) => {
    const clip = id === undefined ? undefined : clips.get(id);
    if (!audio.current || !clip) return;
    audio.current.src = fileUrl(clip.path);
    goesOn.current = isAll;
    setLine(id ?? null);
    start();
  };
  const order = [...clips.keys()];
  return {
    audio,
    canHear: (id) => clips.has(id),
    isPlaying,
    heard: isPlaying ? line : null,
    toggle: () => {
      if (isPlaying) audio.current?.pause();
      else if (line !== null && goesOn.current && audio.current?.ended === false) start();
      else play(order[0], true);
    },
    playLine: (id) => play(id, false),
    isRepeating,
    repeat: setRepeating,
    events: {
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onLoadedMetadata: applySpeed,
      onEnded: () => {
        if (isRepeating) return start();
        const next = line === null ? undefined : order[order.indexOf(line) + 1];
        if (goesOn.current && next) play(next, true);
        else setPlaying(false);
      },
    },
  };
}
