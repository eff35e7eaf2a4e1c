import { useParams } from 'react-router';
import { useAttendance } from '../../domains/classes/managed-api.ts';
import type { LessonOpening } from '../../domains/classes/managed-model.ts';
import { personColumns } from '../../domains/people/widgets/person-columns.tsx';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useTableQuery } from '../../ui/table/use-table-query.ts';
import { text } from './text.ts';

const columns: readonly Column<LessonOpening>[] = [
  ...personColumns<LessonOpening>(),
  {
    id: 'date',
    header: text.firstOpened,
    sortable: true,
    firstSort: 'desc',
    className: 'whitespace-nowrap',
    cell: ({ at }) => <InstituteTime at={at} withTime />,
  },
];

/** Who opened lessons of a class and when, newest first. */
export function AttendanceTab() {
  const { id: classId = '' } = useParams();
  const state = useTableQuery({ sort: '-date' });
  const list = useAttendance(classId, state);
  return (
    <DataTable
      label={text.attendance}
      columns={columns}
      list={list}
      state={state}
      rowKey={({ studentId, lessonId }) => `${studentId}-${lessonId}`}
      searchLabel={text.attendanceSearch}
      failed={text.attendanceFailed}
      empty={<EmptyState title={text.noAttendance}>{text.noAttendanceDetail}</EmptyState>}
      noMatch={text.noAttendanceMatches}
    />
  );
}
