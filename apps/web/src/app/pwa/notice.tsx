import type { ReactNode } from 'react';

interface NoticeProps {
  /** What it is about; together with others it says how much of the screen is left (`index.css`). */
  about: 'offline' | 'update';
  isShown: boolean;
  children: ReactNode;
}

/**
 * A quiet strip at the foot of the screen, in the flow of the page: what ends there ends above it.
 * Its region is always there, so that its words are announced.
 */
export function Notice({ about, isShown, children }: NoticeProps) {
  return (
    <div role="status" className="empty:hidden">
      {isShown && (
        <div
          data-notice={about}
          className="flex h-12 items-center gap-3 border-line-strong border-t bg-surface ps-4 pe-1 text-sm leading-tight sm:ps-6"
        >
          {children}
        </div>
      )}
    </div>
  );
}
