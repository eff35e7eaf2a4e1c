import type { GivenAnswer } from '@institute/contract/exercises/kinds';
import { useId } from 'react';
import { cx } from '../../../../ui/class-names.ts';
import { MixedText } from '../../../../ui/mixed-text.tsx';
import { differByMarks } from '../../../../ui/runs.ts';
import type { AskedFieldProps, Judged } from './field-props.ts';
import { exerciseText as words } from './text.ts';
import { VerdictSign } from './verdict.tsx';

/** Options to choose from, one or several. */
export function ChoiceField({
  asked,
  given,
  onChange,
  judged,
  isDone,
  answerLabel = words.answer,
}: AskedFieldProps<'choice' | 'choices' | 'listen'>) {
  const name = useId();
  const { options, type } = asked;
  const isSingle = type === 'choice' || (type === 'listen' && !asked.several);
  const chosen = chosenIn(given);
  const isLarge = differByMarks(options);
  const keys = judged ? keysOf(judged) : [];

  const choose = (option: string) => {
    if (type === 'choice') onChange({ type, chosen: option });
    else if (isSingle) onChange({ type, chosen: [option] });
    else {
      const rest = chosen.filter((one) => one !== option);
      onChange({ type, chosen: rest.length < chosen.length ? rest : [...chosen, option] });
    }
  };
  return (
    <>
      {!isSingle && <p className="text-muted text-sm">{words.chooseAll}</p>}
      <fieldset disabled={isDone} className="flex min-w-0 flex-col gap-2">
        <legend className="sr-only">{answerLabel}</legend>
        {options.map((option) => (
          <label
            key={option}
            className={cx(
              'flex min-h-11 items-center gap-3 rounded-field border border-line-strong px-3 py-2',
              'has-checked:border-primary has-checked:bg-primary-soft',
              'has-focus-visible:outline-2 has-focus-visible:outline-primary',
              !isDone && 'cursor-pointer',
            )}
          >
            <input
              type={isSingle ? 'radio' : 'checkbox'}
              name={name}
              checked={chosen.includes(option)}
              onChange={() => choose(option)}
              className="size-5 shrink-0 accent-primary outline-none"
            />
            <MixedText text={option} isLarge={isLarge} className="grow" />
            {judged && (chosen.includes(option) || keys.includes(option)) && (
              <VerdictSign
                verdict={keys.includes(option) ? 'right' : 'wrong'}
                title={keys.includes(option) ? words.right : words.wrong}
              />
            )}
          </label>
        ))}
      </fieldset>
    </>
  );
}

function chosenIn(given: GivenAnswer | undefined): readonly string[] {
  if (given?.type === 'choice') return [given.chosen];
  return given?.type === 'choices' || given?.type === 'listen' ? given.chosen : [];
}

/** The options that are right. */
function keysOf({ exercise }: Judged): string[] {
  if (exercise.type === 'choice') return [exercise.options[exercise.answer] ?? ''];
  return exercise.type === 'choices' || exercise.type === 'listen'
    ? exercise.answers.map((at) => exercise.options[at] ?? '')
    : [];
}
