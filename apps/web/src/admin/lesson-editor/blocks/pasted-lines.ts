import type { ReadLine } from '@institute/contract/lessons/blocks';
import { toast } from '../../../ui/toast.ts';
import { linesFromText } from './blocks-from-text.ts';
import { fieldText as words } from './text.ts';

interface PasteOptions {
  /** The row in which it was pasted. */
  at: number;
  pasted: string;
  most: number;
  change: (changed: (lines: readonly ReadLine[]) => readonly ReadLine[]) => void;
}

/** Puts many lines that were pasted at once into rows of their own; false where it is a single line. */
export function pasteLines({ at, pasted, most, change }: PasteOptions): boolean {
  const lines = linesFromText(pasted);
  if (lines.length < 2 && lines[0]?.translation === '') return false;
  let left = 0;
  change((all) => {
    const row = all[at];
    const isBlank = row !== undefined && row.arabic + row.translation === '';
    const before = all.slice(0, isBlank ? at : at + 1);
    const after = all.slice(at + 1);
    // What is pasted finds the room there is: the lines that are there stay.
    const put = lines.slice(0, Math.max(0, most - before.length - after.length));
    left = lines.length - put.length;
    return [...before, ...put, ...after];
  });
  if (left > 0) toast.error(words.noRoom(left, most));
  return true;
}

/** Lines in which one has another sound; '' for none. */
export const withSound = <Line extends ReadLine>(
  lines: readonly Line[],
  id: string,
  sound: string,
): Line[] =>
  lines.map((line) => {
    if (line.id !== id) return line;
    const { sound: _before, ...rest } = line;
    return (sound === '' ? rest : { ...rest, sound }) as Line;
  });
