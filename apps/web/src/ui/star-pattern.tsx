import { useId } from 'react';

const square = 'M-14-14H14V14H-14Z';

/**
 * The house ornament: eight-point stars on a grid, drawn in the current text colour. It fills its
 * positioned parent and is invisible to assistive technology.
 */
export function StarPattern({ className = '', scale = 1 }: { className?: string; scale?: number }) {
  const id = useId();
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={`pointer-events-none absolute inset-0 size-full ${className}`}
    >
      <pattern
        id={id}
        width={56}
        height={56}
        patternUnits="userSpaceOnUse"
        patternTransform={scale === 1 ? undefined : `scale(${scale})`}
      >
        <g fill="none" stroke="currentColor" strokeWidth={1} transform="translate(28 28)">
          <path d={square} />
          <path d={square} transform="rotate(45)" />
          <path d="M-28 0H-19.8M28 0H19.8M0-28V-19.8M0 28V19.8M-28-28-14-14M28 28 14 14M28-28 14-14M-28 28-14 14" />
        </g>
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

/** One eight-point star, as a mark of the house. */
export function StarMark({ className = 'size-6' }: { className?: string }) {
  return (
    <svg aria-hidden="true" focusable="false" viewBox="0 0 32 32" className={className}>
      <g fill="none" stroke="currentColor" strokeWidth={1.8} strokeLinejoin="round">
        <path d="M8.2 8.2h15.6v15.6H8.2z" />
        <path d="M16 5l11 11-11 11L5 16z" />
      </g>
      <circle cx="16" cy="16" r="2.4" fill="currentColor" />
    </svg>
  );
}
