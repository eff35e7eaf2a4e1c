import { getStudentMessages, type SentToStudent } from '@institute/contract/reports/student-record';
import { pathTo } from '@institute/contract/routes';
import { useParams } from 'react-router';
import { STUDENT_FILTER } from '../../domains/letters/student-filter.ts';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { timeColumn } from '../../domains/settings/widgets/time-column.tsx';
import { usePaged } from '../../platform/paged-list.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { CellNote } from '../../ui/table/cell-note.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useTableQuery } from '../../ui/table/use-table-query.ts';
import { text } from './record-text.ts';

const columns: readonly Column<SentToStudent>[] = [
  {
    id: 'subject',
    header: text.subject,
    isTitle: true,
    cell: ({ subject, body }) => (
      <>
        <PersonText>{subject}</PersonText>
        <CellNote>
          <PersonText className="max-md:line-clamp-2">{body}</PersonText>
        </CellNote>
      </>
    ),
  },
  timeColumn({
    id: 'sent',
    header: text.sent,
    at: ({ sentAt }) => sentAt,
  }),
  {
    id: 'read',
    header: text.read,
    isWhole: true,
    cell: ({ readAt }) => (readAt ? <InstituteTime at={readAt} /> : text.unread),
  },
  {
    id: 'mail',
    isWhole: true,
    header: text.mail,
    cell: ({ mail }) =>
      mail === 'failed' ? <Badge tone="bad">{text.mails.failed}</Badge> : text.mails[mail],
  },
];

/** What a student was sent, the last one first. */
export function MessagesTab() {
  const { id = '' } = useParams();
  const state = useTableQuery();
  const list = usePaged(getStudentMessages, state, { filters: { studentId: Number(id) } });
  return (
    <>
      <LinkButton
        to={`${pathTo('managedLetters')}?${STUDENT_FILTER}=${id}&tab=all`}
        variant="secondary"
        className="mb-4"
      >
        {text.letters}
      </LinkButton>
      <DataTable
        label={text.messagesList}
        columns={columns}
        list={list}
        state={state}
        rowKey={(message) => message.id}
        failed={text.messagesFailed}
        empty={<EmptyState title={text.noMessages}>{text.noMessagesDetail}</EmptyState>}
      />
    </>
  );
}
