import type { Attendance } from '@institute/contract/managed-lessons';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import type * as z from 'zod/mini';
import { useAttendance } from '../../domains/classes/managed-api.ts';
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
      rowKey={({ user_id, lesson_id }) => `${user_id}-${lesson_id}`}
      searchLabel={text.attendanceSearch}
      failed={text.attendanceFailed}
      empty={<EmptyState title={text.noAttendance}>{text.noAttendanceDetail}</EmptyState>}
      noMatch={text.noAttendanceMatches}
    />
  );
}

type Row = z.output<typeof Attendance>;

function attendanceColumns(timeZone: string): readonly Column<Row>[] {
  return [
    ...personColumns<Row>(),
    {
      id: 'date',
      header: text.firstOpened,
      sortable: true,
      firstSort: 'desc',
      className: 'whitespace-nowrap',
      cell: ({ clicked_at }) => (
        <When at={new Date(clicked_at * 1000)} timeZone={timeZone} withTime />
      ),
    },
  ];
}
