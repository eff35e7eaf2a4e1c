import { cx } from './class-names.ts';

interface ProgressBarProps {
  /** Between 0 and `max`. */
  value: number;
  max?: number;
  /** What progresses, for assistive technology. */
  label: string;
  className?: string;
}

/** How far along something is, in gold. */
export function ProgressBar({ value, max = 100, label, className }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      className={cx('h-2 overflow-hidden rounded-full bg-sunken', className)}
    >
      <div
        className="h-full rounded-full bg-gold transition-[width] duration-200"
        style={{ width: `${share * 100}%` }}
      />
    </div>
  );
}
