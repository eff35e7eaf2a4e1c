import type { Block } from '@institute/contract/blocks';
import type { Exercise } from '@institute/contract/exercises';

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
    return block.kind === 'exercise'
      ? { ...block, exercise: writtenExercise(block.exercise) }
      : block;
  });
}

/** An exercise as it is saved, without answers and rows that hold nothing. */
export function writtenExercise(exercise: Exercise): Exercise {
  switch (exercise.type) {
    case 'typed':
    case 'dictation':
    case 'pattern':
      return { ...exercise, accepted: exercise.accepted.filter(isWritten) };
    case 'cloze':
      return {
        ...exercise,
        pieces: exercise.pieces.map((piece) =>
          'accepted' in piece ? { accepted: piece.accepted.filter(isWritten) } : piece,
        ),
      };
    case 'order':
      return { ...exercise, items: exercise.items.filter(isWritten) };
    case 'match':
      return {
        ...exercise,
        pairs: exercise.pairs.filter((one) => isWritten(one.left + one.right)),
      };
    default:
      return exercise;
  }
}
