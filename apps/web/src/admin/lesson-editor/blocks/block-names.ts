import { type ExerciseType, exerciseText } from '@institute/contract/exercises/kinds';
import { plainTextOf } from '@institute/contract/lessons/block-text';
import type { Block } from '@institute/contract/lessons/blocks';
import {
  AudioLines,
  BookA,
  Clapperboard,
  FileText,
  House,
  Image,
  Languages,
  type LucideIcon,
  Mic,
  NotebookPen,
  Paperclip,
  Type,
} from 'lucide-react';
import { exerciseKinds } from './exercise/kinds.ts';
import { kindText, text } from './text.ts';

/** What a block is: its kind, or the type of its exercise. */
export type Sort = Exclude<Block['kind'], 'exercise'> | ExerciseType;

export const sortOf = (block: Block): Sort =>
  block.kind === 'exercise' ? block.exercise.type : block.kind;

const kindIcons: Record<Exclude<Block['kind'], 'exercise'>, LucideIcon> = {
  text: Type,
  lines: Languages,
  words: BookA,
  material: Paperclip,
  note: NotebookPen,
  film: Clapperboard,
  sound: AudioLines,
  picture: Image,
  file: FileText,
  speak: Mic,
  homework: House,
};

/** What a sort of block is known by at a glance. */
export const sortIcon = (sort: Sort): LucideIcon =>
  sort in exerciseKinds
    ? exerciseKinds[sort as ExerciseType].icon
    : kindIcons[sort as keyof typeof kindIcons];

/** How a sort of block is called, and what it is for. */
export const sortText = (sort: Sort) =>
  sort in exerciseText
    ? exerciseText[sort as keyof typeof exerciseText]
    : kindText[sort as keyof typeof kindText];

/** How a block is called where it stands; places count from 0. */
export const nameOf = (blocks: readonly Block[], id: unknown): string => {
  const at = blocks.findIndex((block) => block.id === id);
  const block = blocks[at];
  return block ? text.name(at + 1, sortText(sortOf(block)).name) : '';
};

const LONGEST = 120;

/** The beginning of what a block says, for when it is collapsed. */
export function beginningOf(block: Block): string {
  const written = block.kind === 'exercise' ? block.exercise.prompt : plainTextOf([block]);
  return written.replace(/\s+/g, ' ').trim().slice(0, LONGEST);
}
