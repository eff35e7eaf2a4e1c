import { useId } from 'react';
import { cx } from '../../../ui/class-names.ts';
import { MixedText } from '../../../ui/mixed-text.tsx';
import { differByMarks } from '../../../ui/runs.ts';
import type { Question } from '../model.ts';

interface QuestionFieldProps {
  question: Question;
  /** Its number in the exam, from 1. */
  number: number;
  chosen: string | undefined;
  error: string | undefined;
  onChoose: (choice: string) => void;
}

/** An objective question: one option of a few, each a target of at least 44 px. */
export function QuestionField({ question, number, chosen, error, onChoose }: QuestionFieldProps) {
  const id = useId();
  const isLarge = differByMarks(question.choices);
  return (
    <fieldset
      data-question={question.id}
      aria-describedby={error ? `${id}-error` : undefined}
      className="flex min-w-0 flex-col gap-2"
    >
      <legend className="mb-2 flex items-baseline gap-2 font-semibold">
        <span className="figures shrink-0 text-muted">{number}.</span>
        <MixedText text={question.question} className="whitespace-pre-line" />
      </legend>
      {question.choices.map((choice) => (
        <label
          key={choice}
          className={cx(
            'flex min-h-11 cursor-pointer items-center gap-3 rounded-field border border-line-strong px-3 py-2',
            'has-checked:border-primary has-checked:bg-primary-soft',
            'has-focus-visible:outline-2 has-focus-visible:outline-primary',
          )}
        >
          <input
            type="radio"
            name={`${id}-choice`}
            value={choice}
            checked={choice === chosen}
            onChange={() => onChoose(choice)}
            className="size-5 shrink-0 accent-primary outline-none"
          />
          <MixedText text={choice} isLarge={isLarge} />
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} className="font-medium text-bad text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
