import {
  getStudentAttendance,
  type OpenedLesson,
} from '@institute/contract/reports/student-record';
import { useParams } from 'react-router';
import { timeColumn } from '../../domains/settings/widgets/time-column.tsx';
import { usePaged } from '../../platform/paged-list.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useTableQuery } from '../../ui/table/use-table-query.ts';
import { text } from './record-text.ts';
import { StudentHomework } from './student-homework.tsx';
import { StudentMeetings } from './student-meetings.tsx';

const columns: readonly Column<OpenedLesson>[] = [
  {
    id: 'lesson',
    header: text.lesson,
    isTitle: true,
    cell: ({ subject }) => <PersonText>{subject}</PersonText>,
  },
  {
    id: 'class',
    header: text.className,
    cell: ({ className }) => <PersonText>{className}</PersonText>,
  },
  timeColumn({
    id: 'date',
    header: text.opened,
    at: ({ openedAt }) => openedAt,
  }),
];

/** The lessons a student has opened, the last one first. */
export function AttendanceTab() {
  const { id = '' } = useParams();
  const state = useTableQuery();
  const list = usePaged(getStudentAttendance, state, { filters: { studentId: Number(id) } });
  return (
    <>
      <StudentMeetings studentId={Number(id)} />
      <StudentHomework studentId={Number(id)} />
      <DataTable
        label={text.attendanceList}
        columns={columns}
        list={list}
        state={state}
        rowKey={(lesson) => lesson.id}
        failed={text.attendanceFailed}
        empty={<EmptyState title={text.noAttendance}>{text.noAttendanceDetail}</EmptyState>}
      />
    </>
  );
}
