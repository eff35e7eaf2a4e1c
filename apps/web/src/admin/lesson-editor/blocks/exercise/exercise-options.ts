import type { ExerciseOf } from '@institute/contract/exercises/kinds';
import { MAX_OPTIONS } from '@institute/contract/exercises/parts';
import type { ExerciseFieldsProps } from './exercise-fields.ts';

/** No option is right until the teacher says so. */
export const NO_OPTION = -1;

/** The exercises whose answer is chosen among options. */
export type WithOptions = ExerciseOf<'choice' | 'choices' | 'listen'>;

/** The options of an exercise and which are right, each named by its place, and what changes them. */
export interface Options {
  all: readonly string[];
  /** Whether one alone may be right. */
  isSingle: boolean;
  isFull: boolean;
  isRight: (at: number) => boolean;
  mark: (at: number, isRight: boolean) => void;
  write: (at: number, option: string) => void;
  /** An empty one at the end. */
  add: () => void;
  remove: (at: number) => void;
}

/** The places of the options that are right. */
const rightOf = (exercise: WithOptions) =>
  exercise.type === 'choice'
    ? [exercise.answer].filter((at) => at !== NO_OPTION)
    : exercise.answers;

/** What an exercise has of options. */
export function exerciseOptions({
  exercise,
  onChange,
}: Pick<ExerciseFieldsProps<WithOptions>, 'exercise' | 'onChange'>): Options {
  const { type, options } = exercise;
  const isSingle = type === 'choice' || (type === 'listen' && !exercise.several);
  const right = rightOf(exercise);
  const change = (next: readonly string[], answers: readonly number[]) =>
    onChange({
      options: [...next],
      ...(type === 'choice' ? { answer: answers[0] ?? NO_OPTION } : { answers: [...answers] }),
    } as Partial<WithOptions>);
  return {
    all: options,
    isSingle,
    isFull: options.length >= MAX_OPTIONS,
    isRight: (at) => right.includes(at),
    mark: (at, isRight) => {
      const others = isSingle ? [] : right.filter((one) => one !== at);
      change(options, isRight ? [...others, at].sort((a, b) => a - b) : others);
    },
    write: (at, option) =>
      change(
        options.map((one, place) => (place === at ? option : one)),
        right,
      ),
    add: () => change([...options, ''], right),
    remove: (at) =>
      change(
        options.filter((_, place) => place !== at),
        right.filter((one) => one !== at).map((one) => (one > at ? one - 1 : one)),
      ),
  };
}
