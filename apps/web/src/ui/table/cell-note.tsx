import type { ReactNode } from 'react';

/** What goes with the value of a cell: behind it on the line of a table, beneath it in the list of a phone. */
export function CellNote({ children }: { children: ReactNode }) {
  return (
    <>
      {' '}
      <span className="font-normal text-muted text-sm max-md:block md:ms-1">{children}</span>
    </>
  );
}
