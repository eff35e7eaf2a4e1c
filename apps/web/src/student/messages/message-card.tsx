import type { Message } from '@institute/contract/messages/messages';
import { pathTo } from '@institute/contract/routes';
import { MailOpen, Sparkle } from 'lucide-react';
import { Link } from 'react-router';
import { WrittenTime } from '../../domains/settings/widgets/written-time.tsx';
import { useSiteName } from '../../platform/boot.ts';
import { Badge } from '../../ui/badge.tsx';
import { cardClass } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { markedParts } from '../../ui/marked-parts.ts';
import { MarkedText } from '../../ui/marked-text.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { excerptOf, wholeLineOf } from './excerpt.ts';
import { text } from './text.ts';

/** As a card, on the colour of what is new. */
const unreadClass =
  'rounded-card border border-line border-s-4 border-s-primary bg-primary-soft shadow-card';
const bodyClass = 'relative flex min-h-28 flex-col gap-2 p-4 sm:p-5';

interface MessageCardProps {
  message: Message;
  /** What was searched for; it stands marked in subject and text. */
  search: string;
}

/**
 * A message in the list. The link of its subject covers the whole card; the links inside its text
 * lie above it, since a link cannot stand in a link.
 */
export function MessageCard({ message, search }: MessageCardProps) {
  const { isRead } = message;
  const site = useSiteName();
  const words = (text: string) => <MarkedText text={text} queries={[search]} />;
  const firstMatch = (text: string) =>
    markedParts(text, [search]).find((part) => part.isMarked)?.start;
  return (
    <article
      className={cx(
        isRead ? cardClass : unreadClass,
        bodyClass,
        'transition-shadow duration-150 hover:shadow-overlay',
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <h2 className={cx('min-w-0 text-lg', isRead && 'font-medium')}>
          <Link
            to={pathTo('message', { id: message.rand })}
            className="[overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-primary"
          >
            <PersonText>{words(message.subject)}</PersonText>
          </Link>
        </h2>
        {isRead ? (
          <span className="inline-flex shrink-0 items-center gap-1 text-muted text-sm leading-7">
            <MailOpen size={14} />
            {text.isRead}
          </span>
        ) : (
          <Badge tone="gold" icon={<Sparkle size={14} />}>
            {text.isNew}
          </Badge>
        )}
      </div>
      <RichText
        text={excerptOf(message.body, firstMatch)}
        words={words}
        wholeLine={(line) => wholeLineOf(message.body, line)}
        className="[&_a]:relative [&_a]:z-10"
      />
      <p className="mt-auto flex flex-wrap gap-x-2 self-start text-muted text-sm">
        <span>
          {text.from} <PersonText isName>{site}</PersonText>
        </span>
        <WrittenTime time={message.time} />
      </p>
    </article>
  );
}

/** A card on its way. */
export function MessageCardSkeleton() {
  return (
    <div className={cx(cardClass, bodyClass)}>
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="mt-auto h-4 w-32" />
    </div>
  );
}
