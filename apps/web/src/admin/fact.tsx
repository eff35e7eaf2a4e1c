import type { ReactNode } from 'react';

/** One thing that is known of a class or a student: what it is called, and beneath it what it is. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
