import { routes } from '@institute/contract/routes';
import { useLocation } from 'react-router';
import { useSettings } from '../../domains/settings/api.ts';
import { ChatLink } from '../../ui/chat-link.tsx';

/** The chat with the institute in the top bar; an administrator needs no way to reach it. */
export function LayoutChat() {
  const { data: settings } = useSettings();
  const isAdminScreen = useLocation().pathname.startsWith(routes.office.path);
  return isAdminScreen ? null : <ChatLink number={settings?.whatsappNumber ?? ''} />;
}
