import type { ReactNode } from 'react';

interface ChosenSectionProps {
  label: string;
  /** How many rows are chosen, in words; null while none is. */
  count: string | null;
  note?: ReactNode;
  /** What can be done with them. */
  children: ReactNode;
}

/** How many rows of a list are chosen, above what can be done with them; nothing while none is. */
export function ChosenSection({ label, count, note, children }: ChosenSectionProps) {
  return (
    <>
      <p role="status" className="sr-only">
        {count}
      </p>
      {count !== null && (
        <section
          aria-label={label}
          className="flex flex-wrap items-center gap-2 border-line border-b bg-primary-soft px-3 py-2 sm:px-4"
        >
          <p className="me-auto font-medium">
            {count}
            {note && <span className="block text-sm">{note}</span>}
          </p>
          {children}
        </section>
      )}
    </>
  );
}
