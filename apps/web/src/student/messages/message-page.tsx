import type { Message } from '@institute/contract/messages/messages';
import { pathTo } from '@institute/contract/routes';
import { BookOpen } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router';
import { useMessage, useReadMessage } from '../../domains/messages/api.ts';
import { relatedPage } from '../../domains/messages/model.ts';
import { WrittenTime } from '../../domains/settings/widgets/written-time.tsx';
import { errorMessage } from '../../platform/api-error.ts';
import { useSiteName } from '../../platform/boot.ts';
import { idInAddress } from '../../platform/id-in-address.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { useTitle } from '../../ui/use-title.ts';
import { text } from './text.ts';

/** One message. Opening an unread one marks it read and refreshes the list. */
export function MessagePage() {
  const id = idInAddress(useParams().id);
  const message = useMessage(id);
  useTitle(text.one);
  if (message.data) return <MessageView message={message.data} />;
  return (
    <>
      <BackLink to={pathTo('messages')}>{text.back}</BackLink>
      {message.isPending ? (
        <Loading label={text.loadingOne}>
          <Skeleton className="mt-4 h-9 w-64" />
          <Skeleton className="mt-3 h-5 w-40" />
          <Skeleton className="mt-6 h-48" />
        </Loading>
      ) : message.isError ? (
        <ErrorState isPage title={text.failedOne} query={message} />
      ) : (
        <EmptyState
          title={text.missing}
          isPage
          action={
            <LinkButton to={pathTo('messages')} variant="secondary">
              {text.back}
            </LinkButton>
          }
        >
          {text.missingDetail}
        </EmptyState>
      )}
    </>
  );
}

function MessageView({ message }: { message: Message }) {
  useMarkOnOpening(message);
  const related = relatedPage(message);
  const site = useSiteName();
  return (
    <article>
      <PageHeader
        title={message.subject}
        back={<BackLink to={pathTo('messages')}>{text.back}</BackLink>}
        className="[overflow-wrap:anywhere]"
      >
        <span className="flex flex-wrap gap-x-2">
          <span>
            {text.from} <PersonText isName>{site}</PersonText>
          </span>
          <WrittenTime time={message.time} />
        </span>
      </PageHeader>
      <Card className="max-w-prose">
        <RichText text={message.body} />
        {related && (
          <LinkButton to={related.path} icon={<BookOpen size={18} />} className="mt-5">
            {text.related[related.kind]}
          </LinkButton>
        )}
      </Card>
    </article>
  );
}

/** Tells the server once that an unread message has been opened. */
function useMarkOnOpening(message: Message): void {
  const { mutate } = useReadMessage();
  const marked = useRef<number | null>(null);
  useEffect(() => {
    if (message.isRead || marked.current === message.id) return;
    marked.current = message.id;
    mutate(message, { onError: (error) => toast.error(errorMessage(error, text.notMarked)) });
  }, [message, mutate]);
}
