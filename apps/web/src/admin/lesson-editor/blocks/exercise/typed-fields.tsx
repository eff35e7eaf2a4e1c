import { type Strictness, strictnesses } from '@institute/contract/arabic/strictness';
import type { ExerciseOf } from '@institute/contract/exercises/kinds';
import { type NearlyCredit, nearlyCredits } from '@institute/contract/exercises/parts';
import { TextareaField } from '../../../../ui/input.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { exerciseFieldText as words } from '../text.ts';
import type { ExerciseFieldsProps } from './exercise-fields.ts';

/** What judges an answer that is typed, whatever asks for it. */
type Judging = Pick<ExerciseOf<'typed'>, 'accepted' | 'strictness' | 'nearly'>;

interface TypedFieldsProps extends Pick<ExerciseFieldsProps, 'errorOf'> {
  exercise: Judging;
  onChange: (changes: Partial<Judging>) => void;
  /** What the answers are, where they are not those of a question. */
  hint?: string;
}

/** The answers that are right, and how one that is typed is judged. */
export function TypedFields(props: TypedFieldsProps) {
  const { exercise, errorOf, onChange, hint = words.acceptedHint } = props;
  return (
    <>
      <TextareaField
        label={words.accepted}
        hint={hint}
        error={errorOf('accepted')}
        value={exercise.accepted.join('\n')}
        onChange={({ target }) => onChange({ accepted: linesOf(target.value) })}
        rows={2}
        className="leading-loose [field-sizing:content]"
        required
      />
      <TypingFields exercise={exercise} onChange={onChange} />
    </>
  );
}

/** The lines of a field as it is typed, with those that are empty so far. */
export const linesOf = (typed: string): string[] => (typed === '' ? [] : typed.split('\n'));

interface TypingFieldsProps {
  exercise: Pick<ExerciseOf<'typed'>, 'strictness' | 'nearly'>;
  onChange: (changes: { strictness?: Strictness; nearly?: NearlyCredit }) => void;
}

const judged = strictnesses.map((value) => ({ value, label: words.strictnesses[value] }));
const earned = nearlyCredits.map((value) => ({
  value: String(value),
  label: words.nearlies[value],
}));

/** How typed answers are judged, and what one earns that is nearly right. */
export function TypingFields({ exercise, onChange }: TypingFieldsProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        label={words.strictness}
        options={judged}
        value={exercise.strictness}
        onChange={({ target }) => onChange({ strictness: target.value as Strictness })}
      />
      <SelectField
        label={words.nearly}
        options={earned}
        value={String(exercise.nearly)}
        onChange={({ target }) => onChange({ nearly: Number(target.value) as NearlyCredit })}
      />
    </div>
  );
}
