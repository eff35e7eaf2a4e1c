import {
  type Exercise,
  type ExerciseType,
  exerciseText,
  exerciseTypes,
} from '@institute/contract/exercises/kinds';
import { type Block, type BlockOf, MAX_POINTS } from '@institute/contract/lessons/blocks';
import { type ComponentType, useRef } from 'react';
import { TextareaField } from '../../../../ui/input.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { slotOf } from '../../media/media-work.ts';
import type { BlockFormProps } from '../block-form-props.ts';
import { exerciseAs } from '../new-block.ts';
import { examText, exerciseFieldText as words } from '../text.ts';
import { exerciseKinds, type KindFieldsProps } from './kinds.ts';
import { TryIt } from './try-it.tsx';

const types = exerciseTypes.map((value) => ({ value, label: exerciseText[value].name }));

const points = Array.from({ length: MAX_POINTS }, (_, at) => {
  const value = String(at + 1);
  return { value, label: value };
});

/** An exercise with its key: what every type has, the fields of its own, and a trial of it. */
export function ExerciseForm({ block, errorOf, onChange }: BlockFormProps<BlockOf<'exercise'>>) {
  const { exercise } = block;
  // What was written as each type: it comes back with the type.
  const written = useRef(new Map<ExerciseType, Exercise>());
  const put = (changed: (exercise: Exercise) => Exercise, isApart = false) =>
    onChange(
      (one) =>
        one.kind === 'exercise' ? ({ ...one, exercise: changed(one.exercise) } as Block) : one,
      isApart,
    );
  const turnInto = (type: ExerciseType) =>
    put((one) => {
      written.current.set(one.type, one);
      return exerciseAs(type, one, written.current.get(type));
    }, true);
  const change = (changes: Partial<Exercise>) => put((one) => ({ ...one, ...changes }) as Exercise);
  const errorIn = (path: string) => errorOf(`exercise.${path}`);
  return (
    <>
      <SelectField
        label={words.type}
        options={types}
        value={exercise.type}
        onChange={({ target }) => turnInto(target.value as ExerciseType)}
      />
      <TextareaField
        label={words.prompt}
        hint={words.promptHint}
        error={errorIn('prompt')}
        value={exercise.prompt}
        onChange={({ target }) => change({ prompt: target.value })}
        maxLength={1000}
        rows={2}
        className="leading-loose [field-sizing:content]"
        required
      />
      <Fields slot={slotOf(block.id)} exercise={exercise} errorOf={errorIn} onChange={change} />
      <TextareaField
        label={words.explanation}
        hint={words.explanationHint}
        optional
        error={errorIn('explanation')}
        value={exercise.explanation}
        onChange={({ target }) => change({ explanation: target.value })}
        maxLength={2000}
        rows={2}
        className="leading-loose [field-sizing:content]"
      />
      {block.points !== undefined && (
        <SelectField
          label={examText.points}
          hint={examText.pointsHint}
          options={points}
          value={String(block.points)}
          onChange={({ target }) =>
            onChange((one) => ({ ...one, points: Number(target.value) }) as Block)
          }
        />
      )}
      <TryIt exercise={exercise} />
    </>
  );
}

function Fields(props: KindFieldsProps) {
  const FieldsOfKind = exerciseKinds[props.exercise.type].Fields as ComponentType<KindFieldsProps>;
  return <FieldsOfKind {...props} />;
}
