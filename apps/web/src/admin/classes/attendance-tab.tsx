import { useMemo } from 'react';
import { useParams } from 'react-router';
import { useAttendance } from '../../domains/classes/managed-api.ts';
import type { LessonOpening } from '../../domains/classes/managed-model.ts';
import { personColumns } from '../../domains/people/widgets/person-columns.tsx';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useTableQuery } from '../../ui/table/use-table-query.ts';
import { When } from '../../ui/when.tsx';
import { text } from './text.ts';

/** Who opened lessons of a class and when, newest first. */
export function AttendanceTab() {
  const { id: classId = '' } = useParams();
  const timeZone = useTimeZone();
  const state = useTableQuery({ sort: '-date' });
  const list = useAttendance(classId, state);
  const columns = useMemo(() => attendanceColumns(timeZone), [timeZone]);
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

function attendanceColumns(timeZone: string): readonly Column<LessonOpening>[] {
  return [
    ...personColumns<LessonOpening>(),
    {
      id: 'date',
      header: text.firstOpened,
      sortable: true,
      firstSort: 'desc',
      className: 'whitespace-nowrap',
      cell: ({ at }) => <When at={at} timeZone={timeZone} withTime />,
    },
  ];
}
