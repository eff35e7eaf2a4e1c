import type { Block } from './blocks.ts';

/** Whether a block asks something of its reader: what a machine judges, and what is read aloud. */
export const isExercise = ({ kind }: Pick<Block, 'kind'>): boolean =>
  kind === 'exercise' || kind === 'speak';
