import {
  type FailedDelivery,
  getFailedDeliveries,
} from '@institute/contract/messages/managed-messages';
import { type ReactNode, useEffect, useRef } from 'react';
import { StudentLink } from '../../domains/people/widgets/student-link.tsx';
import { usePaged } from '../../platform/paged-list.ts';
import { PersonText } from '../../ui/person-text.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useTableQuery } from '../../ui/table/use-table-query.ts';
import { text } from './text.ts';

const columns: readonly Column<FailedDelivery>[] = [
  {
    id: 'name',
    header: text.name,
    cell: ({ studentId, name }) =>
      name ? (
        <StudentLink id={studentId}>
          <PersonText>{name}</PersonText>
        </StudentLink>
      ) : (
        text.deletedAccount
      ),
    isTitle: true,
  },
  {
    id: 'email',
    header: text.email,
    cell: ({ email }) => (
      <bdi dir="ltr" className="[overflow-wrap:anywhere]">
        {email || '–'}
      </bdi>
    ),
  },
  {
    id: 'reason',
    header: text.reason,
    cell: ({ reason }) => (
      <bdi dir="auto" className="[overflow-wrap:anywhere]">
        {reason}
      </bdi>
    ),
  },
];

interface FailedListProps {
  id: number;
  /** How many failed, as the report has it: the list is asked for again when that changes. */
  failed: number;
  tools: ReactNode;
}

/** The e-mails of a message that failed, and why. */
export function FailedList({ id, failed, tools }: FailedListProps) {
  const state = useTableQuery();
  const list = usePaged(getFailedDeliveries, state, { filters: { messageId: id }, staleTime: 0 });
  const { refetch } = list;
  const known = useRef(failed);
  useEffect(() => {
    if (known.current === failed) return;
    known.current = failed;
    void refetch();
  }, [failed, refetch]);
  return (
    <section>
      <h2 className="mb-3 text-xl">{text.failures}</h2>
      <DataTable
        label={text.failures}
        columns={columns}
        list={list}
        state={state}
        rowKey={({ studentId }) => studentId}
        searchLabel={text.failuresSearch}
        tools={tools}
        failed={text.failuresFailed}
        empty={null}
        noMatch={text.noFailure}
      />
    </section>
  );
}
