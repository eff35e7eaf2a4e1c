import { Check, X } from 'lucide-react';
import { useEffect } from 'react';
import { cx } from '../../ui/class-names.ts';
import { MixedText } from '../../ui/mixed-text.tsx';
import { differByMarks } from '../../ui/runs.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { UNTOLD } from './play.ts';
import { text } from './text.ts';

interface OptionListProps {
  options: readonly string[];
  chosen: number | null;
  /** Known once the answer has been heard. */
  right: number | null;
  /** Whether one may be chosen; a choice locks them all. */
  isOpen: boolean;
  onChoose: (option: number) => void;
}

/** The options of a question; the keys 1 to 4 choose as a press does. */
export function OptionList({ options, chosen, right, isOpen, onChoose }: OptionListProps) {
  useEffect(() => {
    if (!isOpen) return;
    const choose = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const index = Number(event.key) - 1;
      if (event.key.length !== 1 || !(index in options)) return;
      event.preventDefault();
      onChoose(index);
    };
    document.addEventListener('keydown', choose);
    return () => document.removeEventListener('keydown', choose);
  }, [isOpen, options, onChoose]);

  const isLarge = differByMarks(options);

  return (
    <ol aria-label={text.options} className="flex flex-col gap-2.5">
      {options.map((option, index) => (
        <li key={option}>
          <Option
            option={option}
            index={index}
            state={stateOf(index, chosen, right)}
            isOpen={isOpen}
            isLarge={isLarge}
            onChoose={() => onChoose(index)}
          />
        </li>
      ))}
    </ol>
  );
}

type OptionState = 'idle' | 'chosen' | 'untold' | 'right' | 'wrong';

function stateOf(index: number, chosen: number | null, right: number | null): OptionState {
  if (right === index) return 'right';
  if (chosen !== index) return 'idle';
  if (right === null) return 'chosen';
  return right === UNTOLD ? 'untold' : 'wrong';
}

const looks: Record<OptionState, string> = {
  idle: 'border-line-strong',
  chosen: 'border-primary bg-primary-soft',
  untold: 'border-primary bg-primary-soft',
  right: 'border-good bg-good-soft text-good',
  wrong: 'border-bad bg-bad-soft text-bad',
};

interface OptionProps {
  option: string;
  index: number;
  state: OptionState;
  isOpen: boolean;
  isLarge: boolean;
  onChoose: () => void;
}

function Option({ option, index, state, isOpen, isLarge, onChoose }: OptionProps) {
  return (
    <button
      type="button"
      // Not `disabled`: the focus would be lost between two questions.
      aria-disabled={!isOpen}
      aria-pressed={(state !== 'idle' && state !== 'right') || undefined}
      onClick={() => isOpen && onChoose()}
      className={cx(
        'flex min-h-13 w-full items-center gap-3 rounded-field border px-3 py-1.5 text-start transition-colors duration-150 focus-visible:outline-primary',
        isOpen ? 'hover:border-primary hover:bg-primary-soft' : 'cursor-default',
        looks[state],
      )}
    >
      <Mark state={state} index={index} />
      <MixedText text={option} isLarge={isLarge} className="grow text-lg" />
    </button>
  );
}

/** The option's number, then what became of it: in the same room, so that nothing moves. */
function Mark({ state, index }: { state: OptionState; index: number }) {
  if (state === 'chosen') return <Spinner className="size-7 text-primary" />;
  if (state === 'idle' || state === 'untold') {
    return (
      <span aria-hidden="true" className={cx(markClass, 'bg-sunken text-muted')}>
        {index + 1}
      </span>
    );
  }
  const Icon = state === 'right' ? Check : X;
  return (
    <span
      className={cx(markClass, state === 'right' ? 'bg-good text-surface' : 'bg-bad text-on-bad')}
    >
      <Icon size={18} />
      <span className="sr-only">{state === 'right' ? text.right : text.wrong}: </span>
    </span>
  );
}

const markClass =
  'figures inline-flex size-7 shrink-0 items-center justify-center rounded-full font-semibold text-sm';
