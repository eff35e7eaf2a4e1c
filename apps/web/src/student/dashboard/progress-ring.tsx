interface ProgressRingProps {
  done: number;
  total: number;
  /** How far, in words. */
  label: string;
}

/** How far along a class is, as a ring of gold around the two numbers. */
export function ProgressRing({ done, total, label }: ProgressRingProps) {
  return (
    <span role="img" aria-label={label} className="relative shrink-0 text-gold">
      {/* The ring begins at the top. Its length is an attribute: a painted page may have no styles. */}
      <svg viewBox="0 0 64 64" aria-hidden="true" className="size-18 -rotate-90">
        <g fill="none" strokeWidth="6">
          <circle cx="32" cy="32" r="28" stroke="currentColor" className="text-sunken" />
          {done > 0 && (
            <circle
              cx="32"
              cy="32"
              r="28"
              stroke="currentColor"
              strokeLinecap="round"
              pathLength={total}
              strokeDasharray={`${done} ${total}`}
            />
          )}
        </g>
      </svg>
      <span
        aria-hidden="true"
        className="figures absolute inset-0 flex items-center justify-center font-semibold text-ink"
      >
        {done}/{total}
      </span>
    </span>
  );
}
