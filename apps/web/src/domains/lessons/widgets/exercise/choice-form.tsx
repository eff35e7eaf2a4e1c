import type { ExerciseOf } from '@institute/contract/exercises';
import { type FormEvent, useId, useState } from 'react';
import { cx } from '../../../../ui/class-names.ts';
import { MixedText } from '../../../../ui/mixed-text.tsx';
import { differByMarks } from '../../../../ui/runs.ts';
import { CheckButton } from './check-button.tsx';
import type { ExerciseFormProps } from './part.ts';
import { seedOf, shuffled } from './shuffled.ts';
import { exerciseText as words } from './text.ts';
import { VerdictSign } from './verdict.tsx';

type Props = ExerciseFormProps<ExerciseOf<'choice' | 'choices' | 'listen'>>;

/** Options to choose from, one or several, in another order with each try. */
export function ChoiceForm({ exercise, judgement, seed, onAnswer }: Props) {
  const name = useId();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const { options, type } = exercise;
  const isSingle = type === 'choice' || (type === 'listen' && !exercise.several);
  const order = shuffled(options.length, seedOf(exercise.prompt, seed));
  const isLarge = differByMarks(options);
  const keys = type === 'choice' ? [exercise.answer] : exercise.answers;

  const choose = (at: number) => {
    if (isSingle) setChosen([at]);
    else setChosen(chosen.includes(at) ? chosen.filter((one) => one !== at) : [...chosen, at]);
  };
  const check = (event: FormEvent) => {
    event.preventDefault();
    const [first] = chosen;
    if (first === undefined) return;
    onAnswer(type === 'choice' ? { type, chosen: first } : { type, chosen });
  };
  return (
    <form noValidate onSubmit={check} className="flex flex-col gap-3">
      {!isSingle && <p className="text-muted text-sm">{words.chooseAll}</p>}
      <fieldset disabled={judgement !== null} className="flex min-w-0 flex-col gap-2">
        <legend className="sr-only">{words.answer}</legend>
        {order.map((at) => (
          <label
            key={at}
            className={cx(
              'flex min-h-11 items-center gap-3 rounded-field border border-line-strong px-3 py-2',
              'has-checked:border-primary has-checked:bg-primary-soft',
              'has-focus-visible:outline-2 has-focus-visible:outline-primary',
              judgement === null && 'cursor-pointer',
            )}
          >
            <input
              type={isSingle ? 'radio' : 'checkbox'}
              name={name}
              checked={chosen.includes(at)}
              onChange={() => choose(at)}
              className="size-5 shrink-0 accent-primary outline-none"
            />
            <MixedText text={options[at] ?? ''} isLarge={isLarge} className="grow" />
            {judgement && (chosen.includes(at) || keys.includes(at)) && (
              <VerdictSign
                verdict={keys.includes(at) ? 'right' : 'wrong'}
                title={keys.includes(at) ? words.right : words.wrong}
              />
            )}
          </label>
        ))}
      </fieldset>
      <CheckButton isJudged={judgement !== null} disabled={chosen.length === 0} />
    </form>
  );
}
