import { lessonAttendance } from '@institute/contract/attendance';
import { unixOf } from '@institute/contract/fields';
import { handle } from '../../../context.ts';
import { pageOf } from '../../../page.ts';
import { namedClass } from '../../classes/index.ts';
import { listAttendance } from './list-attendance.ts';

export const attendanceHandlers = [
  handle(lessonAttendance, { classes: namedClass }, async (context, { class_id, ...paging }) => {
    const page = pageOf(paging);
    const { total, rows } = await listAttendance(context, class_id, { ...page, sort: paging.sort });
    const data = rows.map(({ userId, lessonId, name, email, clickedAt }) => ({
      user_id: userId,
      lesson_id: lessonId,
      name,
      email: email ?? '',
      clicked_at: unixOf(clickedAt),
    }));
    return { data, meta: page.meta(total) };
  }),
];
