import { useRef } from 'react';
import { TextField } from '../../../../ui/input.tsx';
import { ArabicKeyboard, unhelped } from './arabic-keyboard.ts';
import type { AskedFieldProps } from './field-props.ts';
import { exerciseText as words } from './text.ts';

/** An answer that is typed. */
export function TypedField({ asked, given, onChange, isDone }: AskedFieldProps<'typed'>) {
  const field = useRef<HTMLInputElement>(null);
  const { inArabic } = asked;
  return (
    <>
      <TextField
        ref={field}
        label={words.answer}
        value={given?.type === 'typed' ? given.given : ''}
        onChange={({ target }) => onChange({ type: 'typed', given: target.value })}
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
