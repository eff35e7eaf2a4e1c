import { TextField, type TextFieldProps } from '../../ui/input.tsx';
import { text } from './text.ts';

/** The field for a mailed code, which phones fill in by themselves. */
export function CodeField(props: Omit<TextFieldProps, 'label'>) {
  return (
    <TextField
      label={text.code}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={24}
      className="figures tracking-[0.3em]"
      data-autofocus
      {...props}
    />
  );
}
