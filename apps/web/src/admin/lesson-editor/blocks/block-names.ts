import type { Block } from '@institute/contract/blocks';
import { plainTextOf } from '@institute/contract/rules/block-text';
import {
  ArrowDownWideNarrow,
  AudioLines,
  BookA,
  Cable,
  CircleDot,
  Clapperboard,
  Ear,
  FileText,
  Headphones,
  Image,
  Keyboard,
  Languages,
  ListChecks,
  type LucideIcon,
  NotebookPen,
  Paperclip,
  RectangleEllipsis,
  Scale,
  Type,
} from 'lucide-react';
import { exerciseText, kindText, text } from './text.ts';

/** What a block is: its kind, or the type of its exercise. */
export type Sort = Exclude<Block['kind'], 'exercise'> | keyof typeof exerciseText;

export const sortOf = (block: Block): Sort =>
  block.kind === 'exercise' ? block.exercise.type : block.kind;

export const sortIcons: Record<Sort, LucideIcon> = {
  text: Type,
  lines: Languages,
  words: BookA,
  material: Paperclip,
  note: NotebookPen,
  film: Clapperboard,
  sound: AudioLines,
  picture: Image,
  file: FileText,
  choice: CircleDot,
  choices: ListChecks,
  typed: Keyboard,
  cloze: RectangleEllipsis,
  order: ArrowDownWideNarrow,
  match: Cable,
  dictation: Headphones,
  listen: Ear,
  pattern: Scale,
};

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
