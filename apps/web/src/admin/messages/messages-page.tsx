import { useSearchParams } from 'react-router';
import { PageHeader } from '../../ui/page-header.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { MessageForm } from './message-form.tsx';
import { SentList } from './sent-list.tsx';
import { SentMessageView } from './sent-message-view.tsx';
import { text } from './text.ts';

const tabs = [
  { id: 'write', label: text.tabs.write },
  { id: 'sent', label: text.tabs.sent },
] as const;

/** Messaging: writing to students, and what was sent with its delivery reports. */
export function MessagesPage() {
  const [query, setQuery] = useSearchParams();
  const message = Number(query.get('message'));
  if (Number.isSafeInteger(message) && message > 0) return <SentMessageView id={message} />;
  const tab = query.get('tab') === 'sent' ? 'sent' : 'write';
  return (
    <>
      <PageHeader title={text.title}>{text.intro}</PageHeader>
      <Tabs
        label={text.tabsLabel}
        tabs={tabs}
        value={tab}
        onChange={(id) => setQuery(id === 'sent' ? { tab: id } : {})}
      >
        {tab === 'sent' ? <SentList /> : <MessageForm />}
      </Tabs>
    </>
  );
}
