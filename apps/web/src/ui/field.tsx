import { type ReactNode, useId } from 'react';
import { cx } from './class-names.ts';
import { text } from './text.ts';

/** What a control needs so that its label, hint and error belong to it. */
export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** What stands around the control of a field. */
export interface Labelled {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong, in words; empty or absent when nothing is. */
  error?: string | undefined;
  optional?: boolean | undefined;
}

interface FieldProps extends Labelled {
  children: (control: ControlProps) => ReactNode;
}

/** Label above, control, hint and error beneath it, tied together for assistive technology. */
export function Field({ label, hint, error, optional, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  // A hint that has become the error need not be said twice.
  const hasHint = hint !== undefined && hint !== error;
  const described = cx(hasHint && hintId, error && errorId);
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
        {optional && <span className="font-normal text-muted"> {text.optional}</span>}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hasHint && (
        <p id={hintId} className="text-muted text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="font-medium text-bad text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
