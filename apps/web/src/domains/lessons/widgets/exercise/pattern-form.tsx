import type { ExerciseOf } from '@institute/contract/exercises';
import { scaleKeys } from '@institute/contract/rules/judge-exercise';
import { spacedRoot } from '@institute/contract/rules/root-letters';
import { type FormEvent, useRef, useState } from 'react';
import { TextField } from '../../../../ui/input.tsx';
import { ArabicKeyboard, unhelped } from './arabic-keyboard.ts';
import { CheckButton } from './check-button.tsx';
import type { ExerciseFormProps } from './part.ts';
import { exerciseText as words } from './text.ts';
import { VerdictSign } from './verdict.tsx';
import { withAt } from './with-at.ts';

type Props = ExerciseFormProps<ExerciseOf<'pattern'>>;

/** A word on the scale: typed from its root and pattern, or taken apart into both. */
export function PatternForm({ exercise, judgement, onAnswer }: Props) {
  const { asks, root, pattern, accepted } = exercise;
  const labels = scaleLabels(exercise);
  const [given, setGiven] = useState<readonly string[]>(() => labels.map(() => ''));
  const form = useRef<HTMLFormElement>(null);
  // The field that was entered last: the keyboard writes there.
  const field = useRef<HTMLInputElement>(null);

  const check = (event: FormEvent) => {
    event.preventDefault();
    const empty = given.findIndex((one) => one.trim() === '');
    if (empty === -1) onAnswer({ type: 'pattern', given });
    else form.current?.querySelectorAll('input')[empty]?.focus();
  };
  return (
    <form ref={form} noValidate onSubmit={check} className="flex flex-col gap-3">
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {asks === 'word' ? (
          <>
            <Given label={words.root} text={spacedRoot(root)} />
            <Given label={words.pattern} text={pattern} />
          </>
        ) : (
          <Given label={words.word} text={accepted[0] ?? ''} />
        )}
      </dl>
      <div className="grid gap-3 sm:grid-cols-2">
        {labels.map((label, at) => {
          const part = judgement?.parts[at];
          return (
            <div key={label} className="flex items-end gap-2">
              <div className="min-w-0 grow">
                <TextField
                  ref={at === 0 ? field : undefined}
                  label={label}
                  value={given[at] ?? ''}
                  onChange={({ target }) => setGiven(withAt(given, at, target.value))}
                  onFocus={(event) => {
                    field.current = event.currentTarget;
                  }}
                  readOnly={judgement !== null}
                  dir="rtl"
                  lang="ar"
                  className="text-2xl! leading-loose"
                  {...unhelped}
                />
              </div>
              {part && labels.length > 1 && (
                <span className="mb-3">
                  <VerdictSign verdict={part.verdict} title={words[part.verdict]} />
                </span>
              )}
            </div>
          );
        })}
      </div>
      {judgement === null && (
        // Room is kept for it, so that nothing moves when it comes.
        <div className="min-h-11">
          <ArabicKeyboard field={field} />
        </div>
      )}
      <CheckButton isJudged={judgement !== null} disabled={false} />
    </form>
  );
}

/** What is typed, in the order of `scaleKeys`. */
export const scaleLabels = (exercise: ExerciseOf<'pattern'>): string[] =>
  exercise.asks === 'word' ? [words.answer] : [words.root, words.pattern];

/** The answers of each part as they are read: a root letter by letter. */
export const scaleAnswers = (exercise: ExerciseOf<'pattern'>): string[][] =>
  exercise.asks === 'word'
    ? scaleKeys(exercise)
    : [[spacedRoot(exercise.root)], [exercise.pattern]];

function Given({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt className="text-muted text-sm">{label}</dt>
      <dd lang="ar" dir="rtl" className="reading-arabic">
        {text}
      </dd>
    </div>
  );
}
