import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from './class-names.ts';

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** A box to tick; the whole line can be pressed. Takes everything an input takes. */
export function CheckboxField({ label, hint, className, ...rest }: CheckboxFieldProps) {
  const hintId = useId();
  return (
    <label className={cx('tap flex cursor-pointer items-start gap-3 py-2.5', className)}>
      <input
        type="checkbox"
        aria-describedby={hint === undefined ? undefined : hintId}
        className="mt-0.5 size-5 shrink-0 accent-primary"
        {...rest}
      />
      <span className="flex min-w-0 flex-col">
        <span className="font-medium">{label}</span>
        {hint !== undefined && (
          <span id={hintId} className="text-muted text-sm">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
