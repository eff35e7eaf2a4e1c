import type { Exercise, ExerciseType } from '@institute/contract/exercises/kinds';
import type { Block, BlockKind, BlockOf, ReadLine } from '@institute/contract/lessons/blocks';
import type { TextDoc } from '@institute/contract/lessons/rich-text';
import { newTask } from '../../../domains/homework/new-task.ts';
import { isSame } from '../../../forms/parts.ts';
import { newRequestKey } from '../../../forms/request-key.ts';
import { NO_OPTION } from './exercise/exercise-options.ts';
import { exerciseKinds } from './exercise/kinds.ts';

/** The name of a new block or line, which stays when it is moved or changed. */
const newId = () => newRequestKey(12);

export const newLine = (arabic = '', translation = ''): ReadLine => ({
  id: newId(),
  arabic,
  translation,
});

/**
 * An exercise of another type, with what both have: the question, options, answers. The rest is as it
 * was `before`, where the exercise has been of that type already.
 */
export function exerciseAs(
  type: ExerciseType,
  from: Exercise | null = null,
  before: Exercise | null = null,
): Exercise {
  const made: Exercise = before ?? exerciseKinds[type].empty();
  if (!from) return made;
  const { prompt, explanation } = from;
  return {
    ...made,
    prompt,
    explanation,
    ...('options' in made && 'options' in from && optionsOf(from.options, made)),
    ...('accepted' in made &&
      'accepted' in from &&
      made.type !== 'pattern' &&
      from.accepted.some(isWritten) && { accepted: from.accepted }),
    ...('sound' in made && 'sound' in from && isWritten(from.sound) && { sound: from.sound }),
    ...('strictness' in made &&
      'strictness' in from && { strictness: from.strictness, nearly: from.nearly }),
  } as Exercise;
}

const isWritten = (text: string) => text !== '';

/** Options in the place of those that were there; which of them is right is known of the same alone. */
function optionsOf(options: readonly string[], made: Exercise): object {
  if (!options.some(isWritten) || ('options' in made && isSame(options, made.options))) return {};
  return { options, ...('answers' in made ? { answers: [] } : { answer: NO_OPTION }) };
}

const emptyText = (): TextDoc => ({ type: 'doc', content: [] });

const newBlocks: { readonly [Kind in BlockKind]: () => BlockOf<Kind> } = {
  text: () => ({ id: newId(), kind: 'text', text: emptyText() }),
  lines: () => ({ id: newId(), kind: 'lines', lines: [newLine()] }),
  words: () => ({ id: newId(), kind: 'words' }),
  material: () => ({ id: newId(), kind: 'material' }),
  note: () => ({ id: newId(), kind: 'note', tone: 'tip', text: emptyText() }),
  film: () => ({ id: newId(), kind: 'film', url: '', title: '' }),
  sound: () => ({ id: newId(), kind: 'sound', file: '', title: '' }),
  picture: () => ({ id: newId(), kind: 'picture', file: '', alt: '' }),
  file: () => ({ id: newId(), kind: 'file', file: '', title: '' }),
  exercise: () => ({ id: newId(), kind: 'exercise', exercise: exerciseAs('choice') }),
  speak: () => ({ id: newId(), kind: 'speak', arabic: '', translation: '' }),
  homework: () => ({ id: newId(), kind: 'homework', task: newTask() }),
};

/** A block without anything in it; of an exercise, of the type that is wanted. */
export function newBlock(kind: BlockKind, type: ExerciseType = 'choice'): Block {
  const made: Block = newBlocks[kind]();
  return made.kind === 'exercise' ? { ...made, exercise: exerciseAs(type) } : made;
}

/** A block of an exercise, such as one of the bank. */
export const exerciseBlock = (exercise: Exercise): Block => ({
  ...{ id: newId(), kind: 'exercise' },
  exercise: structuredClone(exercise),
});

/** Lines that stand already, as a block. */
export const linesBlock = (lines: ReadLine[]): Block => ({ id: newId(), kind: 'lines', lines });

/** The same once more, under names of its own. */
export function copyOf(block: Block): Block {
  const copy = { ...structuredClone(block), id: newId() };
  if (copy.kind !== 'lines') return copy;
  return { ...copy, lines: copy.lines.map((line) => ({ ...line, id: newId() })) };
}

/** Kinds that stand once in a lesson: the places of its words and of its file. */
export const isSingle = (kind: BlockKind): boolean => kind === 'words' || kind === 'material';
