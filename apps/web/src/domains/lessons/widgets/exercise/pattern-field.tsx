import { spacedRoot } from '@institute/contract/arabic/root-letters';
import type { AskedExercise, ExerciseOf } from '@institute/contract/exercises/kinds';
import { scaleKeys } from '@institute/contract/exercises/pattern';
import { useRef } from 'react';
import { ArabicKeyboard } from '../../../../ui/arabic-keyboard/arabic-keyboard.tsx';
import { TextField } from '../../../../ui/input.tsx';
import { unhelped } from './answer-input.ts';
import type { AskedFieldProps } from './field-props.ts';
import { exerciseText as words } from './text.ts';
import { VerdictSign } from './verdict.tsx';
import { withAt } from './with-at.ts';

/** A word on the scale: typed from its root and pattern, or taken apart into both. */
export function PatternField({
  asked,
  given,
  onChange,
  judged,
  isDone,
  answerLabel,
}: AskedFieldProps<'pattern'>) {
  const labels = scaleLabels(asked, answerLabel);
  const typed = given?.type === 'pattern' ? given.given : labels.map(() => '');
  // The field that was entered last: the keyboard writes there.
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Scale asked={asked} />
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {labels.map((label, at) => {
          const part = judged?.judgement.parts[at];
          return (
            <div key={label} className="flex items-end gap-2">
              <div className="min-w-0 grow">
                <TextField
                  ref={at === 0 ? field : undefined}
                  label={label}
                  value={typed[at] ?? ''}
                  onChange={({ target }) =>
                    onChange({ type: 'pattern', given: withAt(typed, at, target.value) })
                  }
                  onFocus={(event) => {
                    field.current = event.currentTarget;
                  }}
                  readOnly={isDone}
                  dir="rtl"
                  lang="ar"
                  translate="no"
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
      {!isDone && (
        // Room is kept for it, so that nothing moves when it comes.
        <div className="min-h-11">
          <ArabicKeyboard field={field} />
        </div>
      )}
    </>
  );
}

/** What the answer is made of. */
function Scale({ asked }: { asked: Extract<AskedExercise, { type: 'pattern' }> }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {asked.asks === 'word' ? (
        <>
          <Given label={words.root} text={spacedRoot(asked.root)} />
          <Given label={words.pattern} text={asked.pattern} />
        </>
      ) : (
        <Given label={words.word} text={asked.word} />
      )}
    </dl>
  );
}

/** What is typed, in the order of `scaleKeys`. */
export const scaleLabels = (
  { asks }: Pick<ExerciseOf<'pattern'>, 'asks'>,
  answerLabel: string = words.answer,
): string[] => (asks === 'word' ? [answerLabel] : [words.root, words.pattern]);

/** The answers of each part as they are read: a root letter by letter. */
export const scaleAnswers = (exercise: ExerciseOf<'pattern'>): string[][] =>
  exercise.asks === 'word'
    ? scaleKeys(exercise)
    : [[spacedRoot(exercise.root)], [exercise.pattern]];

function Given({ label, text }: { label: string; text: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{label}</dt>
      <dd lang="ar" translate="no" dir="rtl" className="reading-arabic [overflow-wrap:anywhere]">
        {text}
      </dd>
    </div>
  );
}
