import { dateText } from '@institute/contract/time/calendar';
import type { Context } from '../../../context.ts';
import type { Download } from '../../../handler.ts';
import { csvLines } from '../../../platform/csv.ts';
import { csvDownload } from '../../../shared/csv-download.ts';
import { studentsOf } from '../../classes/index.ts';
import { text } from '../text.ts';
import { type AttendedLesson, attendedClass, attendingStudents } from './attendance-grid.ts';

/** Students read at once: the next when the line has taken them. */
const BATCH = 500;

/**
 * Attendance of the students of a class whom `search` finds, all of them where it is empty, as a CSV
 * file made while it is sent. Errors: class_not_found.
 */
export async function exportAttendance(
  context: Context,
  classRef: string,
  search: string,
): Promise<Download> {
  const { db } = context;
  const { row, lessons } = await attendedClass(context, classRef);
  // The log says who took the attendance of a class.
  await context.transaction(async () => undefined, { details: { class: row.name } });
  const first = { limit: 1, offset: 0, search, sort: 'name' };
  const { total } = await studentsOf(db, row.id, first);
  return csvDownload(context, {
    name: 'attendance',
    rows: total,
    lines: csv(context, { classId: row.id, lessons, search }),
  });
}

async function* csv(
  { db, config, clock }: Context,
  wanted: { classId: number; lessons: readonly AttendedLesson[]; search: string },
) {
  const { classId, lessons, search } = wanted;
  const dayIn = (at: Date | null | undefined) => (at ? dateText(at, config.timeZone) : '');
  const subjects = lessons.map(({ subject }) => subject);
  yield csvLines([[...Object.values(text.attendanceColumns), ...subjects]], { bom: true });
  for (let offset = 0; ; offset += BATCH) {
    const page = { limit: BATCH, offset, search };
    const { students } = await attendingStudents(db, classId, clock.now(), page);
    yield csvLines(
      students.map(({ student, opened, lastThereAt, isAbsent }) => [
        ...[student.name, student.email ?? '', dayIn(student.enrolledAt), dayIn(lastThereAt)],
        isAbsent ? text.absent : '',
        ...lessons.map(({ id }) => dayIn(opened.get(id))),
      ]),
    );
    if (students.length < BATCH) return;
  }
}
