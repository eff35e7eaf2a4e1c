import { writtenExercise } from '@institute/contract/exercises/kinds';
import type { Block } from '@institute/contract/lessons/blocks';

const isWritten = (text: string) => text.trim() !== '';

/**
 * Blocks as they are saved: without the rows and answers that were begun and hold nothing, such as
 * the one that Enter has made last.
 */
export function withoutBlanks(blocks: readonly Block[]): Block[] {
  return blocks.map((block) => {
    if (block.kind === 'lines') {
      const lines = block.lines.filter((line) => isWritten(line.arabic + line.translation));
      return { ...block, lines };
    }
    if (block.kind === 'homework') {
      const { lines: typed = [], ...task } = block.task;
      const lines = typed.filter((line) => isWritten(line.arabic + line.translation));
      return { ...block, task: lines.length === 0 ? task : { ...task, lines } };
    }
    return block.kind === 'exercise'
      ? { ...block, exercise: writtenExercise(block.exercise) }
      : block;
  });
}
