import type { Message } from '@institute/contract/messages/messages';
import { pathTo } from '@institute/contract/routes';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { BELL_SIZE } from '../../domains/messages/api.ts';
import type { Inbox } from '../../domains/messages/model.ts';
import { WrittenTime } from '../../domains/settings/widgets/written-time.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { PersonText } from '../../ui/person-text.tsx';
import { readableText } from '../../ui/readable-text.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { notificationText as text } from './text.ts';

interface NotificationPanelProps {
  id: string;
  newest: UseQueryResult<Inbox>;
  /** A message or View All was chosen. */
  onClose: () => void;
}

/** What the bell opens: the newest messages, at most 400 px high (student specification, section 9). */
export function NotificationPanel({ id, newest, onClose }: NotificationPanelProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="fixed inset-x-2 top-14 z-40 flex max-h-[400px] animate-rise flex-col overflow-hidden rounded-card border border-line bg-surface text-ink shadow-overlay sm:absolute sm:inset-x-auto sm:inset-e-0 sm:top-full sm:w-90"
    >
      <header className="flex items-center justify-between gap-3 border-line border-b ps-4 pe-2">
        <h2 id={`${id}-title`} className="text-lg">
          {text.title}
        </h2>
        <Link
          to={pathTo('messages')}
          onClick={onClose}
          className="tap inline-flex items-center rounded-field px-2 font-medium text-primary hover:underline"
        >
          {text.viewAll}
        </Link>
      </header>
      <div className="overflow-y-auto overscroll-contain">
        <Newest newest={newest} onClose={onClose} />
      </div>
    </section>
  );
}

function Newest({ newest, onClose }: Omit<NotificationPanelProps, 'id'>) {
  if (newest.data) {
    const shown = newest.data.messages.slice(0, BELL_SIZE);
    if (shown.length === 0) {
      return <p className="px-4 py-8 text-center text-muted">{text.none}</p>;
    }
    return (
      <ul>
        {shown.map((message) => (
          <li key={message.id} className="border-line border-b last:border-b-0">
            <Notification message={message} onClose={onClose} />
          </li>
        ))}
      </ul>
    );
  }
  if (newest.isFetching) {
    return (
      <Loading label={text.loading}>
        <div className="flex flex-col gap-3 p-4">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      </Loading>
    );
  }
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-4 py-6 text-center">
      <p>{text.failed}</p>
      <Button variant="secondary" size="sm" onClick={() => void newest.refetch()}>
        {text.retry}
      </Button>
    </div>
  );
}

function Notification({ message, onClose }: { message: Message; onClose: () => void }) {
  return (
    <Link
      to={pathTo('message', { id: message.rand })}
      onClick={onClose}
      className={cx(
        'flex flex-col px-4 py-1 leading-snug hover:bg-sunken focus-visible:-outline-offset-2',
        !message.isRead && 'bg-primary-soft',
      )}
    >
      <span className="flex items-baseline gap-2">
        <PersonText className="line-clamp-1 grow font-semibold">{message.subject}</PersonText>
        {!message.isRead && (
          <span className="shrink-0 font-semibold text-primary-strong text-sm">{text.isNew}</span>
        )}
      </span>
      <PersonText className="line-clamp-1 text-sm [overflow-wrap:anywhere]">
        {readableText(message.body)}
      </PersonText>
      <span className="self-start text-muted text-sm">
        <WrittenTime time={message.time} />
      </span>
    </Link>
  );
}
