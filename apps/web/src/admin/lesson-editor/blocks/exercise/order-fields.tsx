import type { ExerciseOf } from '@institute/contract/exercises/kinds';
import { TextareaField } from '../../../../ui/input.tsx';
import { Segmented } from '../../../../ui/segmented.tsx';
import { exerciseFieldText as words } from '../text.ts';
import type { ExerciseFieldsProps } from './exercise-fields.ts';
import { linesOf } from './typed-fields.tsx';

const showns = (['words', 'lines'] as const).map((value) => ({
  value,
  label: words.showns[value],
}));

/** What is put in order, in the right one. */
export function OrderFields(props: ExerciseFieldsProps<ExerciseOf<'order'>>) {
  const { exercise, errorOf, onChange } = props;
  return (
    <>
      <Segmented
        label={words.shown}
        options={showns}
        value={exercise.shown}
        onChange={(shown) => onChange({ shown })}
        className="self-start"
      />
      <TextareaField
        label={words.items}
        hint={words.itemsHint}
        error={errorOf('items')}
        value={exercise.items.join('\n')}
        onChange={({ target }) => onChange({ items: linesOf(target.value) })}
        rows={3}
        className="leading-loose [field-sizing:content]"
        required
      />
    </>
  );
}
