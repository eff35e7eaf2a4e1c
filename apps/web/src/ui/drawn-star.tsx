import { cx } from './class-names.ts';
import { useSeen } from './use-seen.ts';

/** The star of the house in gold, for what has been done: it draws itself once, when it is first seen. */
export function DrawnStar({ className = 'size-12' }: { className?: string }) {
  const { ref, isSeen } = useSeen<SVGSVGElement>();
  const drawn = isSeen && 'animate-draw';
  return (
    <svg
      ref={ref}
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 32 32"
      className={cx('shrink-0 text-gold', className)}
    >
      <g fill="none" stroke="currentColor" strokeWidth={2} strokeLinejoin="round">
        <path pathLength={1} d="M8.2 8.2h15.6v15.6H8.2z" className={drawn || undefined} />
        <path pathLength={1} d="M16 5l11 11-11 11L5 16z" className={drawn || undefined} />
      </g>
      <circle cx="16" cy="16" r="2.6" fill="currentColor" />
    </svg>
  );
}
