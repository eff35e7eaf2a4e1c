import { and, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db.ts';
import { enrolments, users } from '../../../schema/index.ts';
import { lastMet } from '../../../shared/sql/last-met.ts';
import { leftToStudy } from '../../../shared/sql/left-to-study.ts';

/** Ids of the live students of a class of whom something holds. */
async function membersWho(db: Database, classId: number, holds?: SQL): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.userId))
    .where(and(eq(enrolments.classId, classId), isNull(users.deletedAt), holds))
    .orderBy(users.id);
  return rows.map(({ id }) => id);
}

/** Everybody in a class. */
export const membersOf = (db: Database, classId: number) => membersWho(db, classId);

/** Those who have not opened a lesson. */
export const membersWithout = (db: Database, classId: number, lessonId: number) =>
  membersWho(
    db,
    classId,
    sql`not exists (select 1 from lesson_progress opened
      where opened.user_id = ${users.id} and opened.lesson_id = ${lessonId})`,
  );

/** Those whose subscription ends within a span. */
export const endingMembers = (db: Database, classId: number, span: { from: Date; until: Date }) =>
  membersWho(
    db,
    classId,
    and(
      gte(enrolments.subscriptionEndsAt, span.from),
      lt(enrolments.subscriptionEndsAt, span.until),
    ),
  );

/**
 * Those who have opened nothing of the class since `before`, met in it, nor joined since, as its teachers are
 * told of them; a teacher of the class is none.
 */
export const silentMembers = (
  db: Database,
  classId: number,
  { before, now }: { before: Date; now: Date },
) =>
  membersWho(
    db,
    classId,
    sql`coalesce(greatest((select max(opened.viewed_at) from lesson_progress opened
          where opened.user_id = ${users.id} and opened.class_id = ${classId}),
          ${lastMet({ userId: sql`${users.id}`, classId })}),
        ${enrolments.enrolledAt}) <= ${before}
      and not exists (select 1 from class_staff s
        where s.user_id = ${users.id} and s.class_id = ${classId})
      and ${leftToStudy({ userId: sql`${users.id}`, classId }, now)}`,
  );
