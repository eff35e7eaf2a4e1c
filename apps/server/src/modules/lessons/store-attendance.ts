import { and, asc, count, desc, eq, ilike, isNull, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { lessonProgress, users } from '../../schema/index.ts';

/** Who opened a lesson, and when. */
export interface AttendanceRow {
  name: string;
  email: string | null;
  clickedAt: Date;
}

/** What attendance may be sorted by, as the wire names it. */
const sortColumns = {
  name: users.name,
  email: users.email,
  date: lessonProgress.viewedAt,
  clicked_at: lessonProgress.viewedAt,
};

/** Whether attendance can be sorted this way. */
export function isAttendanceSort(sort: string): boolean {
  return Object.hasOwn(sortColumns, sort.replace('-', ''));
}

function orderBy(sort: string): SQL[] {
  const column = sortColumns[sort.replace('-', '') as keyof typeof sortColumns];
  const direction = sort.startsWith('-') ? desc : asc;
  return [direction(column), desc(lessonProgress.viewedAt), asc(lessonProgress.lessonId)];
}

/** A page of a class's attendance, one row for each lesson a live student opened. */
export async function attendanceOf(
  db: Database,
  classId: number,
  page: { limit: number; offset: number; search: string; sort: string },
): Promise<{ total: number; rows: AttendanceRow[] }> {
  const like = `%${page.search.replace(/[\\%_]/g, '\\$&')}%`;
  const wanted = and(
    eq(lessonProgress.classId, classId),
    isNull(users.deletedAt),
    page.search ? or(ilike(users.name, like), ilike(users.email, like)) : undefined,
  );
  const [{ total = 0 } = {}] = await db
    .select({ total: count() })
    .from(lessonProgress)
    .innerJoin(users, eq(users.id, lessonProgress.userId))
    .where(wanted);
  const rows = await db
    .select({ name: users.name, email: users.email, clickedAt: lessonProgress.viewedAt })
    .from(lessonProgress)
    .innerJoin(users, eq(users.id, lessonProgress.userId))
    .where(wanted)
    .orderBy(...orderBy(page.sort))
    .limit(page.limit)
    .offset(page.offset);
  return { total, rows };
}
