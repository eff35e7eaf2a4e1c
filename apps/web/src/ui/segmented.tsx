import { useId } from 'react';
import { cx } from './class-names.ts';

interface SegmentedProps<Value extends string> {
  /** What is being chosen, for assistive technology. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}

/** A choice of one from a few, all in sight (all, free, paid). */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset
      className={cx(
        'inline-flex max-w-full flex-wrap rounded-field border border-line bg-sunken p-0.5',
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={cx(
            'flex min-h-10 grow cursor-pointer items-center justify-center rounded-sm px-3.5 font-medium text-muted text-sm',
            'has-checked:bg-surface has-checked:text-ink has-checked:shadow-card',
            // In the dark a surface lies deeper than its track, and throws no shadow.
            'dark:has-checked:bg-primary-soft dark:has-checked:text-primary-strong',
            'has-focus-visible:outline-2 has-focus-visible:outline-primary',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
