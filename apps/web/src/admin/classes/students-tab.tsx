import { classLabels } from '@institute/contract/classes/class-form';
import { type ClassStudent, getClassStudents } from '@institute/contract/classes/managed-classes';
import { useParams } from 'react-router';
import { useCan } from '../../domains/auth/use-actor.ts';
import { studentPath } from '../../domains/people/student-path.ts';
import { personColumns } from '../../domains/people/widgets/person-columns.tsx';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { usePaged } from '../../platform/paged-list.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useTableQuery } from '../../ui/table/use-table-query.ts';
import { CopyContacts } from './copy-contacts.tsx';
import { text } from './text.ts';

const columns: readonly Column<ClassStudent>[] = [
  ...personColumns<ClassStudent>(),
  {
    id: 'next',
    header: text.nextSubscription,
    sortable: true,
    className: 'whitespace-nowrap',
    cell: ({ subscriptionEndsAt: at, terms }) =>
      at ? (
        <InstituteTime at={at} />
      ) : (
        <span className="text-muted">{terms === 'free' ? text.freeClass : text.onePayment}</span>
      ),
  },
  {
    id: 'status',
    header: classLabels.isActive,
    cell: ({ status }) => <Badge tone={status === 'active' ? 'good' : 'bad'}>{text[status]}</Badge>,
  },
];

/** The students of a class, newest first, and their phones and e-mails for the clipboard. */
export function StudentsTab() {
  const { id: classId = '' } = useParams();
  const state = useTableQuery();
  const list = usePaged(getClassStudents, state, { filters: { classId } });
  const seesAccounts = useCan('people.manage');
  return (
    <DataTable
      label={text.students}
      columns={columns}
      list={list}
      state={state}
      rowKey={({ id }) => id}
      searchLabel={text.studentsSearch}
      tools={<CopyContacts classId={classId} />}
      {...(seesAccounts && { rowLink: (row: ClassStudent) => studentPath(row.id) })}
      failed={text.studentsFailed}
      empty={<EmptyState title={text.noStudents}>{text.noStudentsDetail}</EmptyState>}
      noMatch={text.noStudentMatches}
    />
  );
}
