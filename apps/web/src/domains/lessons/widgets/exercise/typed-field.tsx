import { useRef } from 'react';
import { ArabicKeyboard } from '../../../../ui/arabic-keyboard/arabic-keyboard.tsx';
import { TextField } from '../../../../ui/input.tsx';
import { unhelped } from './answer-input.ts';
import type { AskedFieldProps } from './field-props.ts';
import { exerciseText as words } from './text.ts';

/** An answer that is typed, to a question or to what was heard. */
export function TypedField({
  asked,
  given,
  onChange,
  isDone,
  answerLabel = words.answer,
}: AskedFieldProps<'typed' | 'dictation'>) {
  const field = useRef<HTMLInputElement>(null);
  const { inArabic, type } = asked;
  return (
    <>
      <TextField
        ref={field}
        label={answerLabel}
        value={given?.type === type ? given.given : ''}
        onChange={({ target }) => onChange({ type, given: target.value })}
        readOnly={isDone}
        dir={inArabic ? 'rtl' : 'auto'}
        lang={inArabic ? 'ar' : undefined}
        className={inArabic ? 'text-2xl! leading-loose' : undefined}
        {...unhelped}
      />
      {inArabic && !isDone && (
        // Room is kept for it, so that nothing moves when it comes.
        <div className="min-h-11">
          <ArabicKeyboard field={field} />
        </div>
      )}
    </>
  );
}
