import { plainFigures, withoutUnseen } from '@institute/contract/text/typed';
import type { ComponentProps, FormEvent } from 'react';
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
  maxLength,
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
            onInput={(event) => settleFigures(event, maxLength)}
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

/**
 * Figures of Arabic and Persian keyboards become those that are read, and what nobody sees is left
 * out, before anybody is told of a change. The length is kept here, since a number that is pasted
 * with marks around it would otherwise lose its last figures.
 */
function settleFigures({ currentTarget: input }: FormEvent<HTMLInputElement>, most = Infinity) {
  const plain = plainFigures(withoutUnseen(input.value)).slice(0, most);
  if (plain === input.value) return;
  const caret = (input.selectionStart ?? plain.length) + plain.length - input.value.length;
  input.value = plain;
  input.setSelectionRange(caret, caret);
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
