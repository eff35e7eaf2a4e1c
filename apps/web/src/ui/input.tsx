import { heldWithin, roomFor } from '@institute/contract/text/typed';
import type { ComponentProps, FormEvent } from 'react';
import { cx } from './class-names.ts';
import { Field, type Labelled } from './field.tsx';

/** The look of every control one types in or chooses from. 16 px text keeps phones from zooming in. */
export const controlClass: string = cx(
  'w-full min-h-11 rounded-field border border-line-strong bg-surface px-3 py-2 text-base text-ink',
  'placeholder:text-muted focus-visible:outline-primary [&[readonly]]:bg-sunken [&[readonly]]:text-muted',
  'disabled:opacity-60 aria-invalid:border-bad aria-invalid:outline-bad',
);

/** An input. `maxLength` counts letters, as the server does: see {@link letterLimit}. */
export function Input({ className, maxLength, ...rest }: ComponentProps<'input'>) {
  return <input className={cx(controlClass, className)} {...letterLimit(maxLength)} {...rest} />;
}

/** A field of several lines. `maxLength` counts letters, as the server does: see {@link letterLimit}. */
export function Textarea({ className, maxLength, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      dir="auto"
      rows={4}
      className={cx(controlClass, 'resize-y', className)}
      {...letterLimit(maxLength)}
      {...rest}
    />
  );
}

/**
 * Stops a field at so many letters. The browser's own limit counts the marks on them as well, which
 * halves the room of vocalised Arabic.
 */
function letterLimit(max: number | undefined) {
  if (max === undefined) return {};
  return {
    maxLength: roomFor(max),
    onInput: ({ currentTarget: field, nativeEvent }: FormEvent<TypedInto>) => {
      // What an input method is still composing is its own.
      if ((nativeEvent as InputEvent).isComposing) return;
      const held = heldIn(field, max);
      if (held === null) return;
      const hasCaret = field.selectionStart !== null;
      field.value = held.text;
      if (hasCaret) field.setSelectionRange(held.caret, held.caret);
    },
    onCompositionEnd: ({ currentTarget: field }: FormEvent<TypedInto>) => {
      const held = heldIn(field, max);
      if (held === null || field.selectionStart === null) return;
      // React hears of a change that was not made by way of `value`.
      field.setRangeText(held.text, 0, field.value.length);
      field.setSelectionRange(held.caret, held.caret);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}

type TypedInto = HTMLInputElement | HTMLTextAreaElement;

/** What a field may hold of what stands in it; null where it may hold all. Some types have no caret. */
function heldIn({ value, selectionStart }: TypedInto, max: number) {
  const held = heldWithin(value, selectionStart ?? value.length, max);
  return held.text === value ? null : held;
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
