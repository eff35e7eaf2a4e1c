import type { ExerciseType } from '@institute/contract/exercises/kinds';
import type { ComponentType } from 'react';
import { ChoiceField } from './choice-field.tsx';
import { ClozeField } from './cloze-field.tsx';
import type { AskedFieldProps } from './field-props.ts';
import { MatchField } from './match-field.tsx';
import { OrderField } from './order-field.tsx';
import { PatternField } from './pattern-field.tsx';
import {
  ClozeSolution,
  MatchSolution,
  OrderSolution,
  PatternSolution,
  type SolutionProps,
  TypedSolution,
} from './solutions.tsx';
import { TypedField } from './typed-field.tsx';

/** How exercises of a kind are met by a student. */
interface View<Type extends ExerciseType = ExerciseType> {
  /** Where it is answered, in practice and in an exam. */
  Field: ComponentType<AskedFieldProps<Type>>;
  /** The right answer, beneath a wrong one; null where the field marks it. */
  Solution: ComponentType<SolutionProps<Type>> | null;
  /** Whether its first empty field is found by asking for the judgement. */
  findsEmpty: boolean;
}

const views: { readonly [Type in ExerciseType]: View<Type> } = {
  choice: { Field: ChoiceField, Solution: null, findsEmpty: false },
  choices: { Field: ChoiceField, Solution: null, findsEmpty: false },
  typed: { Field: TypedField, Solution: TypedSolution, findsEmpty: true },
  cloze: { Field: ClozeField, Solution: ClozeSolution, findsEmpty: false },
  order: { Field: OrderField, Solution: OrderSolution, findsEmpty: false },
  match: { Field: MatchField, Solution: MatchSolution, findsEmpty: false },
  dictation: { Field: TypedField, Solution: TypedSolution, findsEmpty: true },
  listen: { Field: ChoiceField, Solution: null, findsEmpty: false },
  pattern: { Field: PatternField, Solution: PatternSolution, findsEmpty: true },
};

/** The view of an exercise; undefined for a kind of a newer release. */
export const viewOf = ({ type }: { type: ExerciseType }) =>
  views[type] as unknown as View | undefined;
