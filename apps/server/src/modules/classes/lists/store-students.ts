import type { FreeReason } from '@institute/contract/payments/ways';
import { and, asc, count, eq, gt, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db.ts';
import {
  classTotals,
  enrolments,
  invoices,
  lessonProgress,
  lessons,
  transfers,
  users,
} from '../../../schema/index.ts';
import { isOrderOf, orderOf } from '../../../shared/sql/order.ts';
import { matchingPerson, searchedIn } from '../../../shared/sql/people-search.ts';

/** A live student of a class as stored. */
export interface ClassStudentRow {
  id: number;
  name: string;
  email: string | null;
  phone: string;
  subscriptionEndsAt: Date | null;
  heldFrom: Date | null;
  heldUntil: Date | null;
  /** Whether the last period was paid for. */
  isPaid: boolean;
  /** Why nobody pays, where the office said so. */
  freeReason: FreeReason | null;
  enrolledAt: Date;
  /** When they were last there, in any class. */
  lastSeenAt: Date | null;
}

/** What the students of a class may be sorted by, as the wire names it. */
const sortColumns = {
  // Folded, and with an index: who is near in the alphabet is found without reading the class.
  name: users.searchText,
  email: users.email,
  phone: users.phone,
  next: enrolments.subscriptionEndsAt,
  joined: enrolments.enrolledAt,
};

/** Whether the students of a class can be sorted this way. */
export function isStudentSort(sort: string): boolean {
  return isOrderOf(sortColumns, sort);
}

function orderBy(sort: string): SQL[] {
  const { column, direction } = orderOf(sortColumns, sort);
  return [direction(column), direction(enrolments.id)];
}

const liveIn = (classId: number) => and(eq(enrolments.classId, classId), isNull(users.deletedAt));

/** How many live students a class has; kept by the database, so that no query counts them. */
export async function countStudentsOf(db: Database, classId: number): Promise<number> {
  const [found] = await db
    .select({ students: classTotals.students })
    .from(classTotals)
    .where(eq(classTotals.classId, classId));
  return found?.students ?? 0;
}

/**
 * Whether the last period of an enrolment was paid for: with joining, or by invoices of which none is left open. The
 * ledger decides, not what the class costs today.
 */
export const lastPeriodPaid = sql<boolean>`(exists (select 1 from ${transfers}
    where ${transfers.idempotencyKey} = 'enrolment:' || ${enrolments.id} || ':' || ${enrolments.periods})
  or coalesce((select bool_or(${invoices.state} = 'paid')
      and bool_and(${invoices.state} not in ('open', 'part_paid'))
    from ${invoices}
    where ${invoices.placeId} = ${enrolments.id} and ${invoices.period} = ${enrolments.periods}), false))`;

/** A page of the live students of a class; searches name, e-mail and phone, or the name alone. */
export async function studentsOf(
  db: Database,
  classId: number,
  page: { limit: number; offset: number; search: string; sort: string; byName?: boolean },
): Promise<{ total: number; rows: ClassStudentRow[] }> {
  const searched = searchedIn(page.byName ?? false);
  const found = page.search ? matchingPerson(searched, page.search) : undefined;
  const wanted = and(liveIn(classId), found);
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      phone: users.phone,
      subscriptionEndsAt: enrolments.subscriptionEndsAt,
      heldFrom: enrolments.heldFrom,
      heldUntil: enrolments.heldUntil,
      isPaid: lastPeriodPaid,
      freeReason: enrolments.freeReason,
      enrolledAt: enrolments.enrolledAt,
      lastSeenAt: users.lastSeenAt,
      // Only a search has to count, and then reads what it finds once.
      total: found ? sql<number>`(count(*) over ())::int` : sql<number>`0`,
    })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.userId))
    .where(wanted)
    .orderBy(...orderBy(page.sort))
    .limit(page.limit)
    .offset(page.offset);
  if (!found) return { total: await countStudentsOf(db, classId), rows };
  if (rows[0] || page.offset === 0) return { total: rows[0]?.total ?? 0, rows };
  // A page past the end says nothing of the rows before it.
  const [{ total = 0 } = {}] = await db
    .select({ total: count() })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.userId))
    .where(wanted);
  return { total, rows };
}

/** How many of a class's live lessons each of some students has opened; who has opened none is left out. */
export async function openedBy(
  db: Database,
  classId: number,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: lessonProgress.userId, opened: count() })
    .from(lessonProgress)
    .innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
    .where(
      and(
        inArray(lessonProgress.userId, [...userIds]),
        eq(lessonProgress.classId, classId),
        eq(lessons.classId, classId),
        isNull(lessons.deletedAt),
        // As what counts towards completing a class.
        ne(lessons.kind, 'timetable'),
      ),
    )
    .groupBy(lessonProgress.userId);
  return new Map(rows.map(({ userId, opened }) => [userId, opened]));
}

/** Phones and e-mails of all live students of a class, in the order in which they joined. */
export async function contactsOf(
  db: Database,
  classId: number,
): Promise<{ email: string | null; phone: string }[]> {
  return db
    .select({ email: users.email, phone: users.phone })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.userId))
    .where(liveIn(classId))
    .orderBy(asc(enrolments.enrolledAt), asc(enrolments.id));
}

/**
 * The live students who have paid for what is still to come: a class for good, or a month that has
 * not ended.
 */
export async function payingStudentsOf(
  db: Database | Tx,
  classId: number,
  now: Date,
): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.userId))
    .where(
      and(
        liveIn(classId),
        or(isNull(enrolments.subscriptionEndsAt), gt(enrolments.subscriptionEndsAt, now)),
        lastPeriodPaid,
      ),
    );
  return rows.map(({ id }) => id);
}
