import { type ReactNode, useEffect, useRef } from 'react';

const fields = ['[data-autofocus]', 'input', 'select', 'textarea'].join();

/**
 * Fields of a dialog that come once something is known. The first of them is focused, unless somebody is at another
 * control by then: a dialog that opens without fields gives the focus to its ✕.
 */
export function LateFields({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = ref.current?.closest('dialog');
    const holder = document.activeElement;
    if (!dialog || (holder !== dialog && holder !== dialog.querySelector('button'))) return;
    ref.current?.querySelector<HTMLElement>(fields)?.focus();
  }, []);
  return (
    <div ref={ref} className="contents">
      {children}
    </div>
  );
}
