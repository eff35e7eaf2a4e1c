import type { SentMessage } from '@institute/contract/messages/managed-messages';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { DoneButton } from '../../domains/audit/widgets/done-link.tsx';
import { useSentMessage } from '../../domains/messages/managed-api.ts';
import { StudentLink } from '../../domains/people/widgets/student-link.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { DeliveryReport } from './delivery-report.tsx';
import { recipientWords } from './recipient-words.ts';
import { sentListPath } from './sent-path.ts';
import { text } from './text.ts';

/** One message that was sent: what it said, to whom, and how far its e-mails are. */
export function SentMessageView({ id }: { id: number }) {
  const message = useSentMessage(id);
  const [query] = useSearchParams();
  const back = <BackLink to={sentListPath(query)}>{text.back}</BackLink>;
  if (message.isPending) {
    return (
      <Loading label={text.loading}>
        <Skeleton className="mb-6 h-20" />
        <Skeleton className="h-96" />
      </Loading>
    );
  }
  if (message.data) return <Loaded message={message.data} back={back} />;
  return message.error ? (
    <ErrorState isPage title={text.failed} query={message} />
  ) : (
    <EmptyState isPage title={text.notFound} action={back} />
  );
}

function Loaded({ message, back }: { message: SentMessage; back: ReactNode }) {
  return (
    <>
      <PageHeader
        title={message.subject}
        back={back}
        actions={<DoneButton kind="message" id={message.id} />}
      />
      <div className="flex flex-col gap-5">
        {message.mail && <DeliveryReport id={message.id} mail={message.mail} />}
        <Card aria-label={text.content}>
          <dl className="mb-5 grid gap-x-8 gap-y-3 border-line border-b pb-5 sm:grid-cols-2 lg:grid-cols-4">
            <Fact label={text.time}>
              <span className="figures">{message.time}</span>
            </Fact>
            <Fact label={text.sender}>
              <StudentLink id={message.senderId}>
                <PersonText>{message.sender}</PersonText>
              </StudentLink>
            </Fact>
            <Fact label={text.recipients}>{recipientWords(message)}</Fact>
            <Fact label={text.way}>
              {text.byMail[message.delivery]} {message.isPopup && <Badge>{text.popup}</Badge>}
            </Fact>
          </dl>
          {message.body === '' ? (
            <p className="text-muted">{text.emptied}</p>
          ) : (
            <RichText text={message.body} className="max-w-prose" />
          )}
        </Card>
      </div>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
