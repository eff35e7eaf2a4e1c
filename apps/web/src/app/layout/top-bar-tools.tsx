import { ThemeToggle } from '../../ui/theme-toggle.tsx';
import { LayoutChat } from './layout-chat.tsx';
import { NotificationBell } from './notification-bell.tsx';

/** What stands at the end of the top bar: the chat, the bell and the theme. */
export function TopBarTools() {
  return (
    <>
      <LayoutChat />
      <NotificationBell />
      <ThemeToggle />
    </>
  );
}
