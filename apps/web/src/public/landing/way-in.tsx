import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useHydrated } from '../../ui/use-hydrated.ts';

/** Whether a press means the link itself: a window of its own, a tab in the background. */
const isForLink = ({ metaKey, ctrlKey, shiftKey, button }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || button !== 0;

/** What a link does that opens a dialog on this page once the scripts are there. */
export const opening = (open: () => void) => (event: MouseEvent) => {
  if (isForLink(event)) return;
  event.preventDefault();
  open();
};

interface WayInProps {
  /** The page that holds what the dialog does. */
  href: string;
  onOpen: () => void;
  className: string;
  children: ReactNode;
}

/**
 * A button that opens a dialog. The server paints it, and on a slow line it is seen long before any
 * script is there: until then it is a link to the page of the same. It stays one element, so that no
 * press and no focus is lost while it changes.
 */
export function WayIn({ href, onOpen, className, children }: WayInProps) {
  const hydrated = useHydrated();
  // A link hears Enter by itself, a button the space bar too.
  const space = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a
      href={href}
      role={hydrated ? 'button' : undefined}
      aria-haspopup={hydrated ? 'dialog' : undefined}
      data-way-in=""
      onClick={opening(onOpen)}
      onKeyDown={space}
      className={className}
    >
      {children}
    </a>
  );
}
