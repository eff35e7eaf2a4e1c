import type { ReactNode } from 'react';

/** A quiet strip at the foot of the screen. Its region is always there, so that its words are announced. */
export function Notice({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <div role="status" className="empty:hidden">
      {isShown && (
        <div className="pointer-events-auto flex items-center gap-3 rounded-field border border-line-strong bg-surface py-1 ps-4 pe-1 text-sm shadow-overlay">
          {children}
        </div>
      )}
    </div>
  );
}
