import { type ExerciseOf, MAX_OPTIONS } from '@institute/contract/exercises';
import { Plus, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { cx } from '../../../../ui/class-names.ts';
import { Input } from '../../../../ui/input.tsx';
import { NO_OPTION } from '../new-block.ts';
import { exerciseFieldText as words } from '../text.ts';
import { Wrong } from '../wrong.tsx';
import type { ExerciseFieldsProps } from './exercise-fields.ts';

type WithOptions = ExerciseOf<'choice' | 'choices' | 'listen'>;

/** The places of the options that are right. */
const rightOf = (exercise: WithOptions) =>
  exercise.type === 'choice'
    ? [exercise.answer].filter((at) => at !== NO_OPTION)
    : exercise.answers;

/** The options of a choice, and which are right. */
export function OptionFields({ exercise, errorOf, onChange }: ExerciseFieldsProps<WithOptions>) {
  const { type, options } = exercise;
  const isSingle = type === 'choice' || (type === 'listen' && !exercise.several);
  const right = rightOf(exercise);
  // An option has no identity but its place.
  const rows = options.map((option, at) => ({ key: `${at}`, option, at }));
  const name = useId();
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef(-1);
  useEffect(() => {
    if (wanted.current < 0) return;
    list.current?.querySelectorAll<HTMLElement>('input[type="text"]')[wanted.current]?.focus();
    wanted.current = -1;
  });
  const change = (next: readonly string[], answers: readonly number[]) =>
    onChange({
      options: [...next],
      ...(type === 'choice' ? { answer: answers[0] ?? NO_OPTION } : { answers: [...answers] }),
    } as Partial<WithOptions>);
  const mark = (at: number, isRight: boolean) => {
    const others = isSingle ? [] : right.filter((one) => one !== at);
    change(options, isRight ? [...others, at].sort((a, b) => a - b) : others);
  };
  const add = () => {
    if (options.length >= MAX_OPTIONS) return;
    change([...options, ''], right);
    wanted.current = options.length;
  };
  const remove = (at: number) => {
    const kept = right.filter((one) => one !== at).map((one) => (one > at ? one - 1 : one));
    change(
      options.filter((_, place) => place !== at),
      kept,
    );
    wanted.current = Math.max(0, at - 1);
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 font-medium text-sm">{words.options}</legend>
      <p className="text-muted text-sm">{isSingle ? words.choiceHint : words.choicesHint}</p>
      <ol ref={list} className="flex flex-col gap-2">
        {rows.map(({ key, option, at }) => (
          <li key={key}>
            <div className="flex items-center gap-1">
              <label className="tap inline-flex shrink-0 items-center justify-center">
                <input
                  type={isSingle ? 'radio' : 'checkbox'}
                  name={name}
                  aria-label={words.isRight(at + 1)}
                  aria-invalid={errorOf('answer') ? true : undefined}
                  checked={right.includes(at)}
                  onChange={({ target }) => mark(at, target.checked)}
                  className="size-5 accent-primary"
                />
              </label>
              <Input
                type="text"
                aria-label={words.option(at + 1)}
                aria-invalid={errorOf(`options.${at}`) ? true : undefined}
                value={option}
                onChange={({ target }) =>
                  change(
                    options.map((one, place) => (place === at ? target.value : one)),
                    right,
                  )
                }
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                  event.preventDefault();
                  const inputs = list.current?.querySelectorAll<HTMLElement>('input[type="text"]');
                  if (at + 1 < options.length) inputs?.[at + 1]?.focus();
                  else add();
                }}
                maxLength={300}
                dir="auto"
                autoComplete="off"
                className={cx(right.includes(at) && 'border-primary bg-primary-soft')}
              />
              <IconButton
                label={words.removeOption(at + 1)}
                disabled={options.length <= 2}
                onClick={() => remove(at)}
                className="shrink-0 text-muted"
              >
                <X size={18} />
              </IconButton>
            </div>
            <Wrong message={errorOf(`options.${at}`)} />
          </li>
        ))}
      </ol>
      <Wrong message={errorOf('options') ?? errorOf('answer')} />
      <Button
        size="sm"
        variant="secondary"
        icon={<Plus size={18} />}
        disabled={options.length >= MAX_OPTIONS}
        onClick={add}
        className="self-start"
      >
        {words.addOption}
      </Button>
    </fieldset>
  );
}
