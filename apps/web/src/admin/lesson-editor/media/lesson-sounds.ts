import type { Block } from '@institute/contract/lessons/blocks';
import { createContext, useContext } from 'react';

/** A sound that the blocks of this lesson show already. */
interface LessonSound {
  key: string;
  /** What it is called, or the line that it says. */
  name: string;
}

const LessonSounds = createContext<readonly Block[]>([]);

/** Gives the blocks within the sounds of the whole lesson. */
export const LessonSoundsProvider = LessonSounds.Provider;

/** The sounds of blocks and lines of this lesson that have a name, each once. */
export function useLessonSounds(): LessonSound[] {
  const found = useContext(LessonSounds).flatMap((block): LessonSound[] => {
    if (block.kind === 'sound') return [{ key: block.file, name: block.title }];
    if (block.kind === 'speak') return [{ key: block.sound ?? '', name: block.arabic }];
    if (block.kind !== 'lines') return [];
    return block.lines.map(({ sound = '', arabic }) => ({ key: sound, name: arabic }));
  });
  const named = found.filter(({ key, name }) => key !== '' && name.trim() !== '');
  return [...new Map(named.map((one) => [one.key, one])).values()];
}
