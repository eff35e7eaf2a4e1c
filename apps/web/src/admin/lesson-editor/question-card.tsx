import { looksLike } from '@institute/contract/text/look';
import { Check, CopyPlus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { QuestionForm } from '../../domains/lessons/managed-model.ts';
import { IconButton } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { Field } from '../../ui/field.tsx';
import { Input, TextareaField, TextField } from '../../ui/input.tsx';
import { questionWords as words } from './text.ts';

const MAX_QUESTION = 2000;
const MAX_OPTION = 500;
const places = [0, 1, 2, 3] as const;

interface QuestionCardProps {
  question: QuestionForm;
  /** From 1. */
  number: number;
  /** What is wrong with it, by its field. */
  errorOf: (name: 'question' | 'answer') => string | undefined;
  onChange: (changes: Partial<QuestionForm>) => void;
  /** Absent where there is no room for one more. */
  onDuplicate: (() => void) | undefined;
  onRemove: () => void;
}

/** One objective question: its text, up to four options, and which of them is correct. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, number, errorOf, onChange, onDuplicate, onRemove } = props;
  const { answer, options } = question;
  const isCorrect = (at: number) => answer !== '' && looksLike(options[at] ?? '', answer);
  // A second option that looks like the correct answer: students would see one of the two.
  const isTwin = (at: number) => options.slice(0, at).some((one) => looksLike(one, answer));
  /*
   * An option that is the correct answer stays it while it is being corrected. Which one that is stands
   * when one begins to type: on the way from م to مسلمان another may read like the answer for a moment.
   */
  const corrected = useRef(-1);
  const beginOption = (at: number) => {
    const isOnlyOne = options.every((one, index) => index === at || one !== answer);
    corrected.current = isCorrect(at) && isOnlyOne ? at : -1;
  };
  const setOption = (at: number, value: string) => {
    const isKey = corrected.current === at && options[at] === answer;
    const changed = options.map((one, index) => (index === at ? value : one));
    onChange({ options: changed, ...(isKey ? { answer: value } : {}) });
  };
  return (
    <fieldset className={cx(cardClass, 'flex min-w-0 flex-col gap-3 p-4 sm:p-5')}>
      <legend className="sr-only">{words.number(number)}</legend>
      <div className="flex items-center justify-between">
        <p aria-hidden="true" className="font-semibold">
          {words.number(number)}
        </p>
        <div className="-me-2 -mt-1 flex text-muted">
          {onDuplicate && (
            <IconButton label={words.duplicate(number)} onClick={onDuplicate}>
              <CopyPlus size={20} />
            </IconButton>
          )}
          <IconButton label={words.remove(number)} onClick={onRemove}>
            <Trash2 size={20} />
          </IconButton>
        </div>
      </div>
      <TextareaField
        label={words.question}
        error={errorOf('question')}
        value={question.question}
        onChange={(event) => onChange({ question: event.target.value })}
        maxLength={MAX_QUESTION}
        rows={2}
        className="min-h-22 leading-loose [field-sizing:content]"
        required
      />
      <div className="grid gap-3 sm:grid-cols-2">
        {places.map((at) => (
          <Option
            key={at}
            number={at + 1}
            value={options[at] ?? ''}
            isCorrect={isCorrect(at)}
            isTwin={isCorrect(at) && isTwin(at)}
            onBegin={() => beginOption(at)}
            onChange={(value) => setOption(at, value)}
            onCorrect={() => onChange({ answer: options[at] ?? '' })}
          />
        ))}
      </div>
      <TextField
        label={words.answer}
        hint={words.optionsHint}
        error={errorOf('answer')}
        value={answer}
        onChange={(event) => onChange({ answer: event.target.value })}
        maxLength={MAX_OPTION}
        dir="auto"
        autoComplete="off"
        required
      />
    </fieldset>
  );
}

interface OptionProps {
  number: number;
  value: string;
  isCorrect: boolean;
  isTwin: boolean;
  /** Before anything is typed into it. */
  onBegin: () => void;
  onChange: (value: string) => void;
  onCorrect: () => void;
}

/** An option, and a press that makes it the correct answer. */
function Option(props: OptionProps) {
  const { number, value, isCorrect, isTwin, onBegin, onChange, onCorrect } = props;
  return (
    <Field label={words.option(number)} optional error={isTwin ? words.twin : undefined}>
      {(control) => (
        <div className="flex gap-1">
          <Input
            {...control}
            value={value}
            onFocus={onBegin}
            onChange={(event) => onChange(event.target.value)}
            maxLength={MAX_OPTION}
            dir="auto"
            autoComplete="off"
            className={cx(isCorrect && 'border-primary bg-primary-soft')}
          />
          <IconButton
            label={words.makeCorrect(number)}
            aria-pressed={isCorrect}
            disabled={value.trim() === ''}
            onClick={onCorrect}
            className={cx(
              'shrink-0',
              isCorrect ? 'bg-primary text-on-primary hover:bg-primary' : 'text-muted',
            )}
          >
            <Check size={20} />
          </IconButton>
        </div>
      )}
    </Field>
  );
}
