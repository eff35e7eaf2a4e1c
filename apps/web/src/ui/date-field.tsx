import type { ComponentProps } from 'react';
import { Field, type Labelled } from './field.tsx';
import { Input } from './input.tsx';

interface DateFieldProps extends Labelled, Omit<ComponentProps<'input'>, 'type'> {
  /** Also the hour and minute; the value is then `2026-11-20T14:05`. */
  withTime?: boolean;
}

/** A day of the institute's calendar by the browser's own picker; its value is `2026-11-20`. */
export function DateField({ label, hint, error, optional, withTime, ...rest }: DateFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <Input {...control} {...rest} type={withTime ? 'datetime-local' : 'date'} dir="ltr" />
      )}
    </Field>
  );
}
