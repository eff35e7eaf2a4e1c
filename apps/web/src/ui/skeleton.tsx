import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { text } from './text.ts';

/** A grey block of the size of what is coming (`className="h-6 w-40"`), never wider than its place. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('block max-w-full animate-pulse rounded-field bg-sunken', className)}
    />
  );
}

/** Wraps skeletons and tells assistive technology, once, that something is loading. */
export function Loading({
  label = text.loading,
  children,
}: {
  label?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" aria-live="polite" data-loading="">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
