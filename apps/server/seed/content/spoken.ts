import type { Block } from '@institute/contract/lessons/blocks';
import { keyOfAsset } from './blocks.ts';
import type { DemoLesson } from './types.ts';
import { storySounds } from './voices.ts';

/** Stories with their sound, and where each line begins in it. */
export const spoken = (...stories: DemoLesson[]): DemoLesson[] =>
  stories.map((story) => ({
    ...story,
    blocks: story.blocks.map((block) => withSound(block, story.subject)),
  }));

function withSound(block: Block, subject: string): Block {
  const sound = storySounds[subject];
  if (block.kind !== 'lines' || !sound) return block;
  const { asset, marks, length } = sound;
  const lines = block.lines.map((line, at) => ({ ...line, from: marks[at] ?? 0 }));
  return { ...block, lines, file: keyOfAsset(asset), length };
}
