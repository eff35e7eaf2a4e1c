import type { ExerciseOf } from '@institute/contract/exercises';
import { type FormEvent, useRef, useState } from 'react';
import { TextField } from '../../../../ui/input.tsx';
import { ArabicKeyboard, isArabic, unhelped } from './arabic-keyboard.ts';
import { CheckButton } from './check-button.tsx';
import type { ExerciseFormProps } from './part.ts';
import { exerciseText as words } from './text.ts';

/** An answer that is typed, to a question or to what was heard. */
export function TypedForm({
  exercise,
  judgement,
  onAnswer,
}: ExerciseFormProps<ExerciseOf<'typed'> | ExerciseOf<'dictation'>>) {
  const [given, setGiven] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const inArabic = isArabic(exercise.accepted);

  const check = (event: FormEvent) => {
    event.preventDefault();
    if (given.trim() === '') field.current?.focus();
    else onAnswer({ type: exercise.type, given });
  };
  return (
    <form noValidate onSubmit={check} className="flex flex-col gap-2">
      <TextField
        ref={field}
        label={words.answer}
        value={given}
        onChange={(event) => setGiven(event.target.value)}
        readOnly={judgement !== null}
        dir={inArabic ? 'rtl' : 'auto'}
        lang={inArabic ? 'ar' : undefined}
        className={inArabic ? 'text-2xl! leading-loose' : undefined}
        {...unhelped}
      />
      {inArabic && judgement === null && (
        // Room is kept for it, so that nothing moves when it comes.
        <div className="min-h-11">
          <ArabicKeyboard field={field} />
        </div>
      )}
      <CheckButton isJudged={judgement !== null} disabled={false} />
    </form>
  );
}
