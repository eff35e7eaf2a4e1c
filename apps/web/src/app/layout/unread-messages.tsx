import { useMailStatus } from '../../domains/messages/api.ts';
import { CornerBadge } from './corner-badge.tsx';
import { notificationText as text } from './text.ts';

/** How many messages are unread, as the bell says it, for an entry that leads to them. */
export function UnreadMessages() {
  const count = useMailStatus()?.unread ?? 0;
  if (count === 0) return null;
  return (
    <>
      <CornerBadge count={count} />
      <span className="sr-only">, {text.unreadCount(count)}</span>
    </>
  );
}
