import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useModal } from '../../ui/use-modal.ts';
import { PracticeDue } from './practice-due.tsx';
import { Sidebar } from './sidebar.tsx';
import { text } from './text.ts';

interface DrawerProps {
  onClose: () => void;
}

/** The sidebar on small screens: slides in over the page, closes on Esc, outside, or a new page. */
export function Drawer({ onClose }: DrawerProps) {
  const modal = useModal({ onClose, busy: false, closeOnOutside: true });
  const { key } = useLocation();
  const openedAt = useRef(key);

  useEffect(() => {
    if (openedAt.current === key) return;
    openedAt.current = key;
    onClose();
  }, [key, onClose]);

  return (
    <dialog
      {...modal}
      aria-label={text.menu}
      className="m-0 h-dvh max-h-none w-72 max-w-[85vw] bg-transparent p-0 text-ink backdrop:animate-fade backdrop:bg-scrim lg:hidden"
    >
      <Sidebar className="flex h-full animate-drawer" due={<PracticeDue />} />
    </dialog>
  );
}
