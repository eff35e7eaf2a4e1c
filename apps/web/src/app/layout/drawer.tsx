import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Sidebar } from './sidebar.tsx';

interface DrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The sidebar on small screens: slides in over the page, closes on Esc, outside, or a new page. */
export function Drawer({ open, onClose }: DrawerProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const openedAt = useRef(key);

  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);

  useEffect(() => {
    if (openedAt.current === key) return;
    openedAt.current = key;
    onClose();
  }, [key, onClose]);

  if (!open) return null;
  return (
    <dialog
      ref={ref}
      aria-label="Menu"
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
