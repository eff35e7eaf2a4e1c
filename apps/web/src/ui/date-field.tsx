import type { ComponentProps, ReactNode } from 'react';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

interface DateFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  /** Also the hour and minute; the value is then `2026-11-20T14:05`. */
  withTime?: boolean;
}

/** A day of the institute's calendar by the browser's own picker; its value is `2026-11-20`. */
export function DateField({ label, hint, error, optional, withTime, ...rest }: DateFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => (
        <Input {...control} {...rest} type={withTime ? 'datetime-local' : 'date'} dir="ltr" />
      )}
    </Field>
  );
}
