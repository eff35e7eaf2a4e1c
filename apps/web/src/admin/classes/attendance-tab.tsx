import { type Attendance, lessonAttendance } from '@institute/contract/lessons/attendance';
import { useParams } from 'react-router';
import { useCan } from '../../domains/auth/use-actor.ts';
import { studentPath } from '../../domains/people/student-path.ts';
import { personColumns } from '../../domains/people/widgets/person-columns.tsx';
import { timeColumn } from '../../domains/settings/widgets/time-column.tsx';
import { usePaged } from '../../platform/paged-list.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { CellNote } from '../../ui/table/cell-note.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useTableQuery } from '../../ui/table/use-table-query.ts';
import { AttendanceGrid } from './attendance-grid.tsx';
import { MeetingRegisters } from './meeting-registers.tsx';
import { text } from './text.ts';

const columns: readonly Column<Attendance>[] = [
  ...personColumns<Attendance>(),
  {
    id: 'lesson',
    header: text.lesson,
    cell: ({ subject, isOutside }) => (
      <>
        <PersonText>{subject}</PersonText>
        {isOutside && <CellNote>{text.notInClass}</CellNote>}
      </>
    ),
  },
  timeColumn({
    id: 'date',
    header: text.firstOpened,
    sortable: true,
    at: ({ at }) => at,
  }),
];

/** Which students have opened which lessons of a class, and beneath it each opening, newest first. */
export function AttendanceTab() {
  const { id: classId = '' } = useParams();
  const state = useTableQuery({ sort: '-date' });
  const list = usePaged(lessonAttendance, state, { filters: { classId } });
  const seesAccounts = useCan('people.see');
  return (
    <div className="flex flex-col gap-6">
      <MeetingRegisters classId={classId} />
      <AttendanceGrid key={state.search} classId={classId} search={state.search} />
      <DataTable
        label={text.openings}
        columns={columns}
        list={list}
        state={state}
        rowKey={({ studentId, lessonId }) => `${studentId}-${lessonId}`}
        searchLabel={text.attendanceSearch}
        {...(seesAccounts && { rowLink: (row: Attendance) => studentPath(row.studentId) })}
        failed={text.attendanceFailed}
        empty={<EmptyState title={text.noAttendance}>{text.noAttendanceDetail}</EmptyState>}
        noMatch={text.noAttendanceMatches}
      />
    </div>
  );
}
