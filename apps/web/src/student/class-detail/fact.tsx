import type { ReactNode } from 'react';

/** One thing that is known of a class: what it is called, and beneath it what it is. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
