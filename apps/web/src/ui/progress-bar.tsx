import { cx } from './class-names.ts';

interface ProgressBarProps {
  /** Between 0 and `max`. */
  value: number;
  max?: number;
  /** What progresses, for assistive technology. */
  label: string;
  className?: string;
}

/** How far along something is, in gold. Its length is no style: a painted page comes without. */
export function ProgressBar({ value, max = 100, label, className }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <svg
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      className={cx('h-2 w-full rounded-full bg-sunken fill-gold rtl:-scale-x-100', className)}
    >
      <rect width={`${share * 100}%`} height="100%" className="transition-[width] duration-200" />
    </svg>
  );
}
