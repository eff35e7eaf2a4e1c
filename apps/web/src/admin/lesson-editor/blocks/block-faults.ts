import { MAX_BLOCKS_LENGTH } from '@institute/contract/fields';
import { type Block, BlockList, MAX_LINES } from '@institute/contract/lessons/blocks';
import { withoutBlanks } from '../../../domains/lessons/typed-blocks.ts';
import { linesOf, slotOf, useMediaWork } from '../media/media-work.ts';
import { faultText } from './text.ts';

/** Something that is wrong with the blocks of a lesson, and where it is said. */
export interface BlockFault {
  /** `[2, 'exercise', 'prompt']`: the block by its place, then the field; `['root']` for all of them. */
  path: (string | number)[];
  message: string;
}

/** What would be refused of blocks as they are typed, of an exam others than exercises as well; each beside the field that is wrong. */
export function faultsOfBlocks(blocks: readonly Block[], isExam = false): BlockFault[] {
  const saved = withoutBlanks(blocks);
  const found = BlockList.safeParse(saved).error?.issues ?? [];
  const faults = [
    ...waitingIn(blocks),
    // Such as one that was written before the lesson was made an exam.
    ...(isExam && blocks.some(({ kind }) => kind !== 'exercise')
      ? [{ path: ['root'], message: faultText.exercisesAlone }]
      : []),
    ...found.map(({ path, message }): BlockFault => {
      const steps = path.map((step) => (typeof step === 'symbol' ? String(step) : step));
      const [at, ...rest] = steps;
      if (typeof at !== 'number') return { path: ['root'], message };
      const field = fieldOf(rest, blocks[at], saved[at]);
      return { path: [at, ...field], message: isSaid(field, message) ? message : wordsFor(field) };
    }),
  ];
  if (JSON.stringify(saved).length > MAX_BLOCKS_LENGTH) {
    faults.push({ path: ['root'], message: faultText.tooLong });
  }
  return faults;
}

/** What was recorded or chosen and has not arrived: saving now would leave it out. */
function waitingIn(blocks: readonly Block[]): BlockFault[] {
  const { works } = useMediaWork.getState();
  const message = faultText.waiting;
  return blocks.flatMap((block, at): BlockFault[] => {
    if (block.kind === 'exercise') {
      const isWaiting = 'sound' in block.exercise && works[slotOf(block.id)];
      return isWaiting ? [{ path: [at, 'exercise', 'sound'], message }] : [];
    }
    if (works[slotOf(block.id)]) {
      return [{ path: [at, ...fileFieldOf(block)], message }];
    }
    const path = block.kind === 'homework' ? [at, 'task'] : [at];
    return (linesOf(block) ?? []).flatMap(({ id }, row) =>
      works[slotOf(block.id, id)] ? [{ path: [...path, 'lines', row, 'sound'], message }] : [],
    );
  });
}

/** The field of what a block shows besides its lines. */
function fileFieldOf({ kind }: Block): string[] {
  if (kind === 'homework') return ['task', 'picture'];
  return kind === 'speak' ? ['sound'] : ['file'];
}

/** Whether the contract has words for it: those of the library say nothing, nor does one field's name for many. */
const isSaid = (field: readonly (string | number)[], message: string) =>
  message !== 'Invalid input' && !['answer', 'accepted'].includes(String(field.at(-1)));

/** The field of the form at which something is said; rows count as they are typed. */
function fieldOf(
  steps: readonly (string | number)[],
  block: Block | undefined,
  saved: Block | undefined,
): (string | number)[] {
  const [name, inner, place, part] = steps;
  if (block?.kind === 'homework' && name === 'task') {
    const [field, row] = steps.slice(1);
    if (field !== 'lines' || typeof row !== 'number') return steps.slice();
    return ['task', ...rowOf(steps.slice(2), block, saved)];
  }
  if (block?.kind === 'lines' && typeof inner === 'number')
    return rowOf([inner, place], block, saved);
  if (block?.kind !== 'exercise') return [name ?? 'text'].slice(0, 1);
  // What is wrong with an exercise as a whole is that none of its options is right.
  if (inner === undefined) return ['exercise', 'answer'];
  if (inner === 'answers') return ['exercise', 'answer'];
  if (inner === 'options' && typeof place === 'number') return ['exercise', 'options', place];
  if (inner === 'pairs' && typeof place === 'number' && block.exercise.type === 'match') {
    const written = block.exercise.pairs.flatMap((pair, at) =>
      (pair.left + pair.right).trim() === '' ? [] : [at],
    );
    return ['exercise', 'pairs', written[place] ?? 0, part ?? 'left'];
  }
  return ['exercise', inner];
}

/** The row of a line as it is typed. */
function rowOf(
  [row, field]: readonly (string | number | undefined)[],
  block: Block,
  saved: Block | undefined,
): (string | number)[] {
  const id = saved && linesOf(saved)?.[Number(row)]?.id;
  const at = linesOf(block)?.findIndex((line) => line.id === id) ?? -1;
  return typeof field === 'string' ? ['lines', at, field] : ['lines'];
}

function wordsFor(field: readonly (string | number)[]): string {
  const name = field.find((step) => typeof step === 'string' && step !== 'exercise');
  switch (name) {
    case 'lines':
      return faultText.lines(MAX_LINES);
    case 'options':
      return faultText.options;
    case 'answer':
      return faultText.answer;
    case 'accepted':
      return faultText.accepted;
    case 'pieces':
      return faultText.pieces;
    case 'items':
      return faultText.items;
    case 'pairs':
      return faultText.pairs;
    case 'url':
      return faultText.url;
    case 'text':
      return faultText.text;
    default:
      return faultText.other;
  }
}
