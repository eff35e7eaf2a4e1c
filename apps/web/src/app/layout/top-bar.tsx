import { Menu } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';
import { Brand } from './brand.tsx';
import { LazyBell } from './lazy-bell.tsx';
import { LazyChat } from './lazy-chat.tsx';
import { text } from './text.ts';

const Drawer = lazyDialog(() => import('../late.ts').then((code) => code.Drawer));

/** The bar that stays at the top: menu and brand on small screens, chat, bell and theme everywhere. */
export function TopBar() {
  const [open, setOpen] = useState(false);
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-1 border-line border-b bg-surface px-2 sm:px-4 lg:border-none lg:bg-transparent">
      <IconButton
        label={text.openMenu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="lg:hidden"
      >
        <Menu size={22} />
      </IconButton>
      <Brand className="lg:invisible" />
      <div className="ms-auto flex items-center gap-1">
        <LazyChat />
        <LazyBell />
        <ThemeToggle />
      </div>
      <Drawer shown={open ? { onClose: () => setOpen(false) } : null} />
    </header>
  );
}
