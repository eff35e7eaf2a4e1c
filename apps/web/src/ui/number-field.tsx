import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';
import { Field, type Labelled } from './field.tsx';
import { controlClass } from './input.tsx';

interface NumberFieldProps extends Labelled, Omit<ComponentProps<'input'>, 'type' | 'inputMode'> {
  /** Keys a phone offers: digits alone, or with a point. */
  decimal?: boolean;
  /** Stands before the number, part of no value: `₦`. */
  prefix?: string;
  /** Stands after it: `%`, `a month`. */
  suffix?: string;
}

/**
 * A number, typed as text: no wheel and no arrow changes it by accident, and what cannot be read as
 * a number stays as it was typed until it is corrected. Left to right in both directions.
 */
export function NumberField({
  label,
  hint,
  error,
  optional,
  decimal = false,
  prefix,
  suffix,
  className,
  ...rest
}: NumberFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div dir="ltr" className="relative">
          {prefix && <Affix className="inset-s-3">{prefix}</Affix>}
          <input
            {...control}
            autoComplete="off"
            {...rest}
            type="text"
            inputMode={decimal ? 'decimal' : 'numeric'}
            className={cx(
              controlClass,
              'tabular-nums',
              prefix && 'ps-8',
              suffix && 'pe-24',
              className,
            )}
          />
          {suffix && <Affix className="inset-e-3">{suffix}</Affix>}
        </div>
      )}
    </Field>
  );
}

/** An amount in naira with at most two decimals; read it with `naira` of the contract's fields. */
export function MoneyField(props: Omit<NumberFieldProps, 'decimal' | 'prefix'>) {
  return <NumberField {...props} decimal prefix="₦" />;
}

function Affix({ children, className }: { children: string; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('pointer-events-none absolute top-0 leading-11 text-muted', className)}
    >
      {children}
    </span>
  );
}
