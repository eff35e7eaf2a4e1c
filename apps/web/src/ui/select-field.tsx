import type { ComponentProps } from 'react';
import { Field, type Labelled } from './field.tsx';
import { Select } from './input.tsx';

interface SelectFieldProps extends Labelled, ComponentProps<'select'> {
  /** `isName` is of one that no language says otherwise, such as a bank. */
  options: readonly { value: string; label: string; isName?: boolean }[];
}

/** A choice of one, with its label, hint and error. Takes everything a select takes (`{...register('x')}`). */
export function SelectField({ label, hint, error, optional, options, ...rest }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <Select {...control} {...rest}>
          {options.map((option) => (
            <option
              key={option.value}
              value={option.value}
              dir="auto"
              translate={option.isName ? 'no' : undefined}
            >
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
