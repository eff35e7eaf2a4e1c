import type { ComponentProps, ReactNode } from 'react';
import { Field } from './field.tsx';
import { Select } from './input.tsx';

interface SelectFieldProps extends ComponentProps<'select'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  options: readonly { value: string; label: string }[];
}

/** A choice of one, with its label, hint and error. Takes everything a select takes (`{...register('x')}`). */
export function SelectField({ label, hint, error, optional, options, ...rest }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => (
        <Select {...control} {...rest}>
          {options.map((option) => (
            <option key={option.value} value={option.value} dir="auto">
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
