import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { MessageForm } from './message-form.tsx';
import { ScheduledList } from './scheduled/scheduled-list.tsx';
import { SentList } from './sent-list.tsx';
import { SentMessageView } from './sent-message-view.tsx';
import { text } from './text.ts';

const tabs = [
  { id: 'write', label: text.tabs.write },
  { id: 'scheduled', label: text.tabs.scheduled },
  { id: 'sent', label: text.tabs.sent },
] as const;

/** Messaging: writing to students, what waits for its time, and what was sent with its delivery reports. */
export function MessagesPage() {
  const [query, setQuery] = useSearchParams();
  const message = Number(query.get('message'));
  if (Number.isSafeInteger(message) && message > 0) return <SentMessageView id={message} />;
  const tab = tabs.find(({ id }) => id === query.get('tab'))?.id ?? 'write';
  return (
    <>
      <PageHeader title={text.title}>{text.intro}</PageHeader>
      <Tabs
        label={text.tabsLabel}
        tabs={tabs}
        value={tab}
        onChange={(id) => setQuery(id === 'write' ? {} : { tab: id })}
      >
        {tab === 'write' && <MessageForm />}
        {tab !== 'write' && (
          <Suspense fallback={<Skeleton className="h-60" />}>
            {tab === 'sent' ? <SentList /> : <ScheduledList />}
          </Suspense>
        )}
      </Tabs>
    </>
  );
}
