import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';
import { Field, type Labelled } from './field.tsx';

/** The look of every control one types in or chooses from. 16 px text keeps phones from zooming in. */
export const controlClass: string = cx(
  'w-full min-h-11 rounded-field border border-line-strong bg-surface px-3 py-2 text-base text-ink',
  'placeholder:text-muted focus-visible:outline-primary [&[readonly]]:bg-sunken [&[readonly]]:text-muted',
  'disabled:opacity-60 aria-invalid:border-bad aria-invalid:outline-bad',
);

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={cx(controlClass, className)} {...rest} />;
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea dir="auto" rows={4} className={cx(controlClass, 'resize-y', className)} {...rest} />
  );
}

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  // The browser adds the room of its arrow by itself.
  return <select className={cx(controlClass, 'pe-1 text-ellipsis', className)} {...rest} />;
}

/** What a {@link TextField} takes. */
export type TextFieldProps = Labelled & ComponentProps<'input'>;

/** An input with its label, hint and error. Takes everything an input takes (`{...register('x')}`). */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, ...rest } = props;
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => <Input {...control} {...rest} />}
    </Field>
  );
}

export function TextareaField(props: Labelled & ComponentProps<'textarea'>) {
  const { label, hint, error, optional, ...rest } = props;
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => <Textarea {...control} {...rest} />}
    </Field>
  );
}
