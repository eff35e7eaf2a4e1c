import { useRef } from 'react';
import { ArabicKeyboard } from '../../../ui/arabic-keyboard/arabic-keyboard.tsx';
import { TextareaField } from '../../../ui/input.tsx';
import { examText } from './text.ts';

/** Longest theory answer the server takes, in characters. */
const MAX_LENGTH = 50_000;

interface TypedAnswerProps {
  text: string;
  hint: string | undefined;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** The theory answer as typed text. */
export function TypedAnswer({ text, hint, error, onChange }: TypedAnswerProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <div className="flex flex-col gap-1">
      <TextareaField
        ref={field}
        label={examText.yourAnswer}
        hint={hint}
        error={error}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        rows={8}
        maxLength={MAX_LENGTH}
        spellCheck={false}
        data-answer="text"
        className="leading-loose"
      />
      <ArabicKeyboard field={field} />
    </div>
  );
}
