import { routes } from '@institute/contract/routes';
import { Menu } from 'lucide-react';
import { useLocation } from 'react-router';
import { useSettings } from '../../domains/settings/api.ts';
import { IconButton } from '../../ui/button.tsx';
import { ChatLink } from '../../ui/chat-link.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';
import { Brand } from './brand.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { text } from './text.ts';
import { useIsOffice } from './use-is-office.ts';

const OfficeSearch = lazy(
  () => import('../../admin/search/office-search.tsx').then((code) => code.OfficeSearch),
  { whenLost: 'hide' },
);

interface TopBarProps {
  isMenuOpen: boolean;
  /** Opens the menu; null where the bottom bar does. */
  onMenu: (() => void) | null;
}

/**
 * The bar that stays at the top: menu and brand on small screens, in the office its
 * search, and chat, bell and theme everywhere. It is opaque: nothing shows through above it.
 */
export function TopBar({ isMenuOpen, onMenu }: TopBarProps) {
  return (
    <header className="print:hidden sticky top-(--loose) z-30 flex h-14 items-center gap-1 border-line border-b bg-surface px-2 sm:px-4 lg:border-none lg:bg-paper">
      {onMenu && (
        <IconButton
          label={text.openMenu}
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onClick={onMenu}
          className="lg:hidden"
        >
          <Menu size={22} />
        </IconButton>
      )}
      <Brand className="px-2 lg:invisible" />
      <div className="ms-auto flex items-center gap-1">
        {useIsOffice() && <OfficeSearch fallback={<span className="tap" />} />}
        <TopBarTools />
      </div>
    </header>
  );
}

/** What stands at the end of the top bar: the chat, the bell and the theme. */
function TopBarTools() {
  return (
    <>
      <LayoutChat />
      <NotificationBell />
      <ThemeToggle />
    </>
  );
}

/** The chat with the institute in the top bar; an administrator needs no way to reach it. */
function LayoutChat() {
  const { data: settings } = useSettings();
  const isAdminScreen = useLocation().pathname.startsWith(routes.office.path);
  return isAdminScreen ? null : <ChatLink number={settings?.whatsappNumber ?? ''} />;
}
