import { and, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db.ts';
import { classTotals, lessonProgress, lessons, users } from '../../../schema/index.ts';
import { lastMet } from '../../../shared/sql/last-met.ts';
import { leftToStudy } from '../../../shared/sql/left-to-study.ts';
import { isOrderOf, orderOf } from '../../../shared/sql/order.ts';
import { matchingPerson } from '../../../shared/sql/people-search.ts';
import { isOutside } from '../../classes/index.ts';

/** Who opened a lesson, and when. */
export interface AttendanceRow {
  userId: number;
  lessonId: number;
  name: string;
  email: string | null;
  subject: string;
  clickedAt: Date;
  /** Whether they are not in the class. */
  isOutside: boolean;
}

/** What attendance may be sorted by, as the wire names it. */
const sortColumns = {
  // Folded, and with an index: who is near in the alphabet is found without reading the class.
  name: users.searchText,
  email: users.email,
  date: lessonProgress.viewedAt,
  clicked_at: lessonProgress.viewedAt,
};

/** Whether attendance can be sorted this way. */
export function isAttendanceSort(sort: string): boolean {
  return isOrderOf(sortColumns, sort);
}

function orderBy(sort: string): SQL[] {
  const { column, direction } = orderOf(sortColumns, sort);
  const byTime = [lessonProgress.viewedAt, lessonProgress.userId, lessonProgress.lessonId];
  if (column === lessonProgress.viewedAt) return byTime.map(direction);
  return [direction(column), ...byTime.map(desc)];
}

/** A page of a class's attendance, one row for each lesson a live student opened. */
export async function attendanceOf(
  db: Database,
  classId: number,
  page: { limit: number; offset: number; search: string; sort: string },
): Promise<{ total: number; rows: AttendanceRow[] }> {
  const found = page.search ? matchingPerson(users.searchText, page.search) : undefined;
  const wanted = and(eq(lessonProgress.classId, classId), isNull(users.deletedAt), found);
  const rows = await db
    .select({
      userId: lessonProgress.userId,
      lessonId: lessonProgress.lessonId,
      name: users.name,
      email: users.email,
      subject: lessons.subject,
      clickedAt: lessonProgress.viewedAt,
      isOutside: isOutside(lessonProgress.userId, lessonProgress.classId),
      // Only a search has to count, and then reads what it finds once.
      total: found ? sql<number>`(count(*) over ())::int` : sql<number>`0`,
    })
    .from(lessonProgress)
    .innerJoin(users, eq(users.id, lessonProgress.userId))
    .innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
    .where(wanted)
    .orderBy(...orderBy(page.sort))
    .limit(page.limit)
    .offset(page.offset);
  if (!found) return { total: await countViews(db, classId), rows };
  if (rows[0] || page.offset === 0) return { total: rows[0]?.total ?? 0, rows };
  // A page past the end says nothing of the rows before it.
  const [{ total = 0 } = {}] = await db
    .select({ total: count() })
    .from(lessonProgress)
    .innerJoin(users, eq(users.id, lessonProgress.userId))
    .where(wanted);
  return { total, rows };
}

/** How many lessons the live students of a class have opened; kept by the database. */
async function countViews(db: Database, classId: number): Promise<number> {
  const [kept] = await db
    .select({ views: classTotals.views })
    .from(classTotals)
    .where(eq(classTotals.classId, classId));
  return kept?.views ?? 0;
}

/** What some students have opened of a class, and when first. */
export async function openingsOf(
  db: Database,
  classId: number,
  userIds: readonly number[],
): Promise<{ userId: number; lessonId: number; viewedAt: Date }[]> {
  if (userIds.length === 0) return [];
  return db
    .select({
      userId: lessonProgress.userId,
      lessonId: lessonProgress.lessonId,
      viewedAt: lessonProgress.viewedAt,
    })
    .from(lessonProgress)
    .where(and(eq(lessonProgress.classId, classId), inArray(lessonProgress.userId, [...userIds])));
}

/** When each of some students was last at a meeting of a class. */
export async function lastMetOf(
  db: Database,
  classId: number,
  userIds: readonly number[],
): Promise<Map<number, Date>> {
  if (userIds.length === 0) return new Map();
  const met = lastMet({ userId: sql`${users.id}`, classId }).mapWith(lessonProgress.viewedAt);
  const rows = await db
    .select({ id: users.id, at: met })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  return new Map(rows.flatMap(({ id, at }) => (at ? [[id, at] as const] : [])));
}

/** Those of some students who have something left to open in a class. */
export async function thoseWithWork(
  db: Database,
  classId: number,
  userIds: readonly number[],
  now: Date,
): Promise<Set<number>> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(inArray(users.id, [...userIds]), leftToStudy({ userId: sql`${users.id}`, classId }, now)),
    );
  return new Set(found.map(({ id }) => id));
}
