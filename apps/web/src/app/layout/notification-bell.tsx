import type { Message } from '@institute/contract/messages/messages';
import { Bell } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { useUser } from '../../domains/auth/use-user.ts';
import { useMailStatus, useNewestMessages } from '../../domains/messages/api.ts';
import { relatedPage } from '../../domains/messages/model.ts';
import { WrittenTime } from '../../domains/settings/widgets/written-time.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { CornerBadge } from './corner-badge.tsx';
import { NotificationPanel } from './notification-panel.tsx';
import { notificationText as text } from './text.ts';
import { usePopup } from './use-popup.ts';

/** True where messages are read anyway: nothing is polled and nothing pops up there. */
export function isUnderMessages(pathname: string): boolean {
  return /^\/messages(?:\/|$)/.test(pathname);
}

/**
 * The bell: red, ringing and with a number while something is unread. It opens a list of the newest
 * messages and closes it on a press outside, Escape, a choice, or when the focus moves on.
 */
export function NotificationBell() {
  const { pathname } = useLocation();
  const elsewhere = !isUnderMessages(pathname);
  const newest = useNewestMessages(useUser() !== null && elsewhere);
  const status = useMailStatus();
  const popup = usePopup(status, newest.isFetching, elsewhere);
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const unread = status?.unread ?? 0;
  const alert = unread > 0 || Boolean(status?.popup);

  useEffect(() => {
    if (!open) return;
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  const toggle = () => {
    setOpen(!open);
    // Under /messages nothing polls; a person who presses the bell there wants to see something still.
    if (!open && !newest.data) void newest.refetch();
  };

  return (
    <div ref={root} className="sm:relative">
      <button
        ref={button}
        type="button"
        aria-label={alert ? text.unread(unread) : text.title}
        title={text.title}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={toggle}
        className={cx(
          'tap relative inline-flex items-center justify-center rounded-full hover:bg-sunken',
          alert && 'text-bad',
        )}
      >
        {/* A new number rings anew. */}
        <Bell key={unread} size={20} className={cx('origin-top', alert && 'animate-ring')} />
        <CornerBadge count={unread} />
      </button>
      {open && <NotificationPanel id={panelId} newest={newest} onClose={() => setOpen(false)} />}
      {/* Out of the top bar: a dialog with a head of its own has no place inside another head. */}
      {popup.message &&
        createPortal(
          <PopupDialog key={popup.message.id} message={popup.message} onClose={popup.close} />,
          document.body,
        )}
    </div>
  );
}

/** A popup message, as a dialog. */
function PopupDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const related = relatedPage(message);
  return (
    <Dialog
      open
      onClose={onClose}
      title={<PersonText>{message.subject}</PersonText>}
      footer={
        <>
          {related && (
            <LinkButton to={related.path} variant="secondary" onClick={onClose}>
              {text.open[related.kind]}
            </LinkButton>
          )}
          <Button onClick={onClose} data-autofocus>
            {text.close}
          </Button>
        </>
      }
    >
      <p className="mb-3 text-muted text-sm">
        <WrittenTime time={message.time} />
      </p>
      <RichText text={message.body} />
    </Dialog>
  );
}
