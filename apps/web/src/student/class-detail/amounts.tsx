import type { ReactNode } from 'react';
import { cx } from '../../ui/class-names.ts';

/** Amounts with their names, one beneath the other. */
export function Amounts({ children }: { children: ReactNode }) {
  return <dl className="mb-3 flex flex-col gap-1 text-ink">{children}</dl>;
}

/** One amount; a total is set apart. */
export function Amount({
  name,
  isTotal = false,
  children,
}: {
  name: string;
  isTotal?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={cx(
        'flex items-baseline justify-between gap-4 py-1',
        isTotal && 'border-line border-t pt-2 font-semibold',
      )}
    >
      <dt className={cx(!isTotal && 'text-muted')}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
