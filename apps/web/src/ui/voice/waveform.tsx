import type { ReactNode } from 'react';

interface WaveformProps {
  /** Numbers from 0 to 100; empty where nobody knows what it looks like. */
  levels: readonly number[];
  /** How much of it was heard, from 0 to 1. */
  share: number;
  /** Where something stands in it, from 0 to 1. */
  marks: readonly number[];
  /** What it is moved by. */
  children: ReactNode;
}

/** Bars are as wide as what is between them. */
const BAR = 2;
const HEIGHT = 40;

/** What a sound looks like, and how far it was heard. Time goes from left to right in every language. */
export function Waveform({ levels, share, marks, children }: WaveformProps) {
  const bars = levels.length > 0 ? levels : Array.from({ length: 64 }, () => 0);
  const width = bars.length * 2 * BAR;
  return (
    <div
      dir="ltr"
      className="relative h-12 min-w-0 grow rounded-field has-focus-visible:outline-2 has-focus-visible:outline-primary"
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="size-full"
      >
        {bars.map((level, at) => {
          const height = Math.max(2, (level / 100) * HEIGHT);
          const isHeard = (at + 0.5) / bars.length <= share;
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place.
              key={at}
              x={at * 2 * BAR}
              y={(HEIGHT - height) / 2}
              width={BAR}
              height={height}
              className={isHeard ? 'fill-primary' : 'fill-line-strong'}
            />
          );
        })}
        {marks.map((mark) => (
          <rect
            key={mark}
            x={mark * width - 1}
            y={0}
            width={2}
            height={HEIGHT}
            className="fill-gold"
          />
        ))}
      </svg>
      {children}
    </div>
  );
}
