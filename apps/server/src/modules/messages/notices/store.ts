import { and, eq, gt, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db.ts';
import { classes, enrolments, lessons, messages, renewals, users } from '../../../schema/index.ts';
import { isOnHold } from '../../../shared/sql/on-hold.ts';

/** From after `from` up to and with `to`. */
export interface Span {
  from: Date;
  to: Date;
}

/** Nothing has been told under this key. */
const untold = (key: SQL) =>
  sql`not exists (select 1 from ${messages} where ${messages.onceKey} = ${key})`;

/** A scheduled lesson whose time has come. */
export interface OpenedLesson {
  onceKey: string;
  lessonId: number;
  subject: string;
  classId: number;
  className: string;
  opensAt: Date;
}

/** Lessons of live classes that opened in a span and have not been told of. */
export async function openedLessons(db: Database, { from, to }: Span): Promise<OpenedLesson[]> {
  const key = sql<string>`concat('lesson-open:', ${lessons.id}, ':', floor(extract(epoch from ${lessons.opensAt}))::bigint)`;
  const rows = await db
    .select({
      onceKey: key,
      lessonId: lessons.id,
      subject: lessons.subject,
      classId: classes.id,
      className: classes.name,
      opensAt: lessons.opensAt,
    })
    .from(lessons)
    .innerJoin(classes, eq(classes.id, lessons.classId))
    .where(
      and(
        gt(lessons.opensAt, from),
        lte(lessons.opensAt, to),
        // One that is entered with a time gone by was never waited for.
        gt(lessons.opensAt, lessons.createdAt),
        isNull(lessons.deletedAt),
        isNull(classes.deletedAt),
        eq(classes.isActive, true),
        untold(key),
      ),
    )
    .orderBy(lessons.opensAt, lessons.id);
  return rows.map((row) => ({ ...row, opensAt: row.opensAt ?? to }));
}

/** Who waited for a lesson: in its class when it opened, with a subscription that lasts and no hold. */
export async function waitingStudents(
  db: Database,
  { classId, opensAt }: OpenedLesson,
  now: Date,
): Promise<number[]> {
  const rows = await db
    .select({ userId: enrolments.userId })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.userId))
    .where(
      and(
        eq(enrolments.classId, classId),
        lte(enrolments.enrolledAt, opensAt),
        or(isNull(enrolments.subscriptionEndsAt), gt(enrolments.subscriptionEndsAt, now)),
        not(isOnHold(enrolments, now)),
        isNull(users.deletedAt),
      ),
    );
  return rows.map(({ userId }) => userId);
}

/** A subscription that ends, or has ended. */
export interface EndingSubscription {
  onceKey: string;
  userId: number;
  classId: number;
  className: string;
  endsAt: Date;
}

/** Subscriptions of live students that end in a span and have not been told of under `word`. */
export async function subscriptionsEnding(
  db: Database,
  word: 'subscription-ending' | 'subscription-ended',
  { from, to }: Span,
  most: number,
): Promise<EndingSubscription[]> {
  const key = sql<string>`concat(${word}::text, ':', ${enrolments.id}, ':', ${enrolments.periods},
    case when ${enrolments.extensions} > 0 then concat(':', ${enrolments.extensions}) end)`;
  const rows = await db
    .select({
      onceKey: key,
      userId: enrolments.userId,
      classId: classes.id,
      className: classes.name,
      endsAt: enrolments.subscriptionEndsAt,
    })
    .from(enrolments)
    .innerJoin(classes, eq(classes.id, enrolments.classId))
    .innerJoin(users, eq(users.id, enrolments.userId))
    .where(
      and(
        gt(enrolments.subscriptionEndsAt, from),
        lte(enrolments.subscriptionEndsAt, to),
        eq(classes.isMonthly, true),
        // Nobody can renew a place in one that is set inactive.
        eq(classes.isActive, true),
        gt(classes.price, 0),
        isNull(classes.deletedAt),
        isNull(users.deletedAt),
        untold(key),
        // What is paid by itself is told of by whatever pays it.
        word === 'subscription-ending'
          ? sql`not exists (select 1 from ${renewals}
              where ${renewals.placeId} = ${enrolments.id} and ${renewals.isOn})`
          : undefined,
      ),
    )
    .orderBy(enrolments.subscriptionEndsAt, enrolments.id)
    .limit(most);
  return rows.map((row) => ({ ...row, endsAt: row.endsAt ?? to }));
}

/** What a lesson is called, and its class; also of one that has been deleted. */
export async function lessonNames(
  db: Database,
  lessonId: number,
): Promise<{ subject: string; className: string }> {
  const [found] = await db
    .select({ subject: lessons.subject, className: classes.name })
    .from(lessons)
    .innerJoin(classes, eq(classes.id, lessons.classId))
    .where(eq(lessons.id, lessonId));
  if (!found) throw new Error(`no lesson ${lessonId}`);
  return found;
}
