import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { cx } from '../../../../ui/class-names.ts';
import { Input } from '../../../../ui/input.tsx';
import { exerciseFieldText as words } from '../text.ts';
import { Wrong } from '../wrong.tsx';
import type { ExerciseFieldsProps } from './exercise-fields.ts';
import { exerciseOptions, type Options, type WithOptions } from './exercise-options.ts';

/** The options of a choice, and which are right. */
export function OptionFields(props: ExerciseFieldsProps<WithOptions>) {
  const { errorOf } = props;
  const options = exerciseOptions(props);
  const name = useId();
  const { list, goTo, goToNew } = useOptionFocus();
  const add = () => {
    if (options.isFull) return;
    options.add();
    goToNew(options.all.length);
  };
  // An option has no identity but its place.
  const rows = options.all.map((_, at) => ({ key: `${at}`, at }));
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 font-medium text-sm">{words.options}</legend>
      <p className="text-muted text-sm">
        {options.isSingle ? words.choiceHint : words.choicesHint}
      </p>
      <ol ref={list} className="flex flex-col gap-2">
        {rows.map(({ key, at }) => (
          <li key={key}>
            <OptionRow
              {...{ options, at, name, errorOf }}
              onEnter={() => (at + 1 < rows.length ? goTo(at + 1) : add())}
              onRemove={() => {
                options.remove(at);
                goToNew(Math.max(0, at - 1));
              }}
            />
            <Wrong message={errorOf(`options.${at}`)} />
          </li>
        ))}
      </ol>
      <Wrong message={errorOf('options') ?? errorOf('answer')} />
      <Button
        size="sm"
        variant="secondary"
        icon={<Plus size={18} />}
        disabled={options.isFull}
        onClick={add}
        className="self-start"
      >
        {words.addOption}
      </Button>
    </fieldset>
  );
}

interface OptionRowProps extends Pick<ExerciseFieldsProps, 'errorOf'> {
  options: Options;
  at: number;
  /** Holds those together of which one is right. */
  name: string;
  onEnter: () => void;
  onRemove: () => void;
}

/** One option: whether it is right, what it says, and taking it away. */
function OptionRow({ options, at, name, errorOf, onEnter, onRemove }: OptionRowProps) {
  const isRight = options.isRight(at);
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <div className="flex items-center gap-1">
      <label className="tap inline-flex shrink-0 items-center justify-center">
        <input
          type={options.isSingle ? 'radio' : 'checkbox'}
          name={name}
          aria-label={words.isRight(at + 1)}
          aria-invalid={errorOf('answer') ? true : undefined}
          checked={isRight}
          onChange={({ target }) => options.mark(at, target.checked)}
          className="size-5 accent-primary"
        />
      </label>
      <Input
        type="text"
        aria-label={words.option(at + 1)}
        aria-invalid={errorOf(`options.${at}`) ? true : undefined}
        value={options.all[at]}
        onChange={({ target }) => options.write(at, target.value)}
        onKeyDown={goOn}
        maxLength={300}
        dir="auto"
        autoComplete="off"
        className={cx(isRight && 'border-primary bg-primary-soft')}
      />
      <IconButton
        label={words.removeOption(at + 1)}
        disabled={options.all.length <= 2}
        onClick={onRemove}
        className="shrink-0 text-muted"
      >
        <X size={18} />
      </IconButton>
    </div>
  );
}

/** Leads to the text of an option, at once or when the change under way has been shown. */
function useOptionFocus() {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef(-1);
  const goTo = (at: number) =>
    list.current?.querySelectorAll<HTMLElement>('input[type="text"]')[at]?.focus();
  useEffect(() => {
    if (wanted.current < 0) return;
    goTo(wanted.current);
    wanted.current = -1;
  });
  const goToNew = (at: number) => {
    wanted.current = at;
  };
  return { list, goTo, goToNew };
}
