import type { ComponentProps, ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'gold';
export type ButtonSize = 'sm' | 'md' | 'lg';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-primary text-on-primary hover:bg-primary-strong',
  secondary: 'border border-line-strong bg-surface text-ink hover:bg-sunken',
  ghost: 'text-primary hover:bg-primary-soft',
  danger: 'bg-bad text-on-bad hover:bg-bad-strong',
  gold: 'bg-gold text-on-gold hover:brightness-105',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'px-3 text-sm',
  md: 'px-4',
  lg: 'px-5 text-lg min-h-12',
};

/** The look of a button, for links and other elements that act as one. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'md'): string {
  return cx(
    'tap inline-flex items-center justify-center gap-2 rounded-field py-2 font-semibold leading-tight no-underline',
    'transition-colors duration-150 select-none focus-visible:outline-primary',
    'disabled:cursor-not-allowed disabled:opacity-60',
    variants[variant],
    sizes[size],
  );
}

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /**
   * True while the action runs: the button is disabled and says so to assistive technology. A button
   * that has it, true or false, hears a double press once (`platform/double-press.ts`).
   */
  busy?: boolean;
  /** Words in place of the label while busy, e.g. "Processing...". */
  busyLabel?: ReactNode;
  icon?: ReactNode;
}

/** A button. It does not submit a form unless `type="submit"` says so. */
export function Button({
  variant,
  size,
  busy,
  busyLabel,
  icon,
  className,
  children,
  disabled,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={cx(buttonClass(variant, size), className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      data-once={busy === undefined ? undefined : ''}
      {...rest}
    >
      {busy ? <Spinner /> : icon}
      {busy && busyLabel !== undefined ? busyLabel : children}
    </button>
  );
}

interface IconButtonProps extends ComponentProps<'button'> {
  /** What the button does, in words; also its tooltip. */
  label: string;
}

/** A button that shows only an icon: 44 px of room, its words in the label. */
export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={cx(
        'tap inline-flex items-center justify-center rounded-full text-current hover:bg-sunken disabled:opacity-50',
        className,
      )}
      {...rest}
    />
  );
}
