import type { SentMessage } from '@institute/contract/messages/managed-messages';
import { pathTo } from '@institute/contract/routes';
import { useSearchParams } from 'react-router';
import { useSentMessages } from '../../domains/messages/managed-api.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { FoundText } from '../../ui/marked-text.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useTableQuery } from '../../ui/table/use-table-query.ts';
import { recipientWords } from './recipient-words.ts';
import { sentMessagePath } from './sent-path.ts';
import { text } from './text.ts';

/** What administrators have sent, newest first, each with how far its e-mails are. */
export function SentList() {
  const state = useTableQuery();
  const list = useSentMessages(state);
  const [query] = useSearchParams();
  return (
    <DataTable
      name="messages"
      label={text.list}
      columns={columnsOf(state.search)}
      list={list}
      state={state}
      rowKey={({ id }) => id}
      rowLink={({ id }) => sentMessagePath(id, query)}
      searchLabel={text.search}
      failed={text.listFailed}
      empty={
        <EmptyState
          title={text.none}
          action={<LinkButton to={pathTo('sentMessages')}>{text.writeFirst}</LinkButton>}
        >
          {text.noneDetail}
        </EmptyState>
      }
      noMatch={text.noMatch}
    />
  );
}

function columnsOf(search: string): Column<SentMessage>[] {
  return [
    {
      id: 'subject',
      header: text.subject,
      cell: ({ subject }) => (
        <FoundText text={subject} search={search} className="[overflow-wrap:anywhere]" />
      ),
      isTitle: true,
    },
    {
      id: 'time',
      header: text.time,
      cell: ({ time }) => <span className="figures">{time}</span>,
      isWhole: true,
    },
    { id: 'to', header: text.recipients, cell: recipientWords },
    {
      id: 'delivery',
      header: text.way,
      isWhole: true,
      cell: ({ delivery }) => text.byMail[delivery],
    },
    {
      id: 'state',
      header: text.report,
      isWhole: true,
      cell: ({ mail }) => <MailState mail={mail} />,
    },
  ];
}

/** How far the e-mails of a message are, in a word or two. */
function MailState({ mail }: Pick<SentMessage, 'mail'>) {
  if (!mail) return <span className="text-muted">–</span>;
  const { total, sent, failed, waiting } = mail;
  if (waiting > 0) {
    return <Badge tone="info">{text.sentOf(total - waiting, total)}</Badge>;
  }
  if (failed > 0) return <Badge tone="bad">{text.failedCount(failed)}</Badge>;
  return <Badge tone="good">{text.sentCount(sent)}</Badge>;
}
