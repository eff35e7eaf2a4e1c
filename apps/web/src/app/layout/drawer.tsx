import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Sidebar } from './sidebar.tsx';
import { text } from './text.ts';

interface DrawerProps {
  onClose: () => void;
}

/** The sidebar on small screens: slides in over the page, closes on Esc, outside, or a new page. */
export function Drawer({ onClose }: DrawerProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const openedAt = useRef(key);

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  useEffect(() => {
    if (openedAt.current === key) return;
    openedAt.current = key;
    onClose();
  }, [key, onClose]);

  return (
    <dialog
      ref={ref}
      aria-label={text.menu}
      onClose={onClose}
      onPointerDown={(event) => {
        if (event.target === ref.current) onClose();
      }}
      className="m-0 h-dvh max-h-none w-72 max-w-[85vw] bg-transparent p-0 text-ink backdrop:animate-fade backdrop:bg-scrim lg:hidden"
    >
      <Sidebar className="flex h-full animate-drawer" />
    </dialog>
  );
}
