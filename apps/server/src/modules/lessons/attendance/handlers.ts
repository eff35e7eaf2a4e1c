import {
  exportAttendance as exportAttendanceCall,
  getAttendanceGrid,
  lessonAttendance,
} from '@institute/contract/lessons/attendance';
import { handle } from '../../../handler.ts';
import { pageOf } from '../../../shared/page.ts';
import { namedClass } from '../../classes/index.ts';
import { attendedClass, attendingStudents } from './attendance-grid.ts';
import { exportAttendance } from './export-attendance.ts';
import { listAttendance } from './list-attendance.ts';

export const attendanceHandlers = [
  handle(lessonAttendance, { classes: namedClass }, async (context, { class_id, ...paging }) => {
    const page = pageOf(paging);
    const { total, rows } = await listAttendance(context, class_id, { ...page, sort: paging.sort });
    const data = rows.map(({ userId, lessonId, name, email, subject, clickedAt, isOutside }) => ({
      ...{ studentId: userId, lessonId, name, email: email ?? '', subject, at: clickedAt },
      ...(isOutside && { isOutside }),
    }));
    return { data, meta: page.meta(total) };
  }),

  handle(getAttendanceGrid, { classes: namedClass }, async (context, { class_id, ...paging }) => {
    const page = pageOf(paging);
    const { row, lessons } = await attendedClass(context, class_id);
    const now = context.clock.now();
    const { total, students } = await attendingStudents(context.db, row.id, now, page);
    const data = students.map(({ student, opened, lastThereAt, isAbsent }) => ({
      ...{ id: student.id, name: student.name, email: student.email ?? '' },
      ...{ opened: [...opened.keys()], lastOpenedAt: lastThereAt, isAbsent },
    }));
    return { data, meta: { ...page.meta(total), lessons } };
  }),

  handle(exportAttendanceCall, { classes: namedClass }, async (context, { class_id, search }) => ({
    data: null,
    download: await exportAttendance(context, class_id, search ?? ''),
  })),
];
