import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db.ts';
import { classes, handIns, lessonProgress, lessons } from '../../../schema/index.ts';
import type { GivenHomework, LastAttempt } from './homework-rules.ts';

/** The homework of the lessons that a student has opened, the last opened first. */
export const homeworkOfLessons = (
  db: Database,
  userId: number,
  limit: number,
): Promise<GivenHomework[]> => {
  const block = sql`jsonb_array_elements(${lessons.blocks}) as block`;
  return db
    .select({
      homework: sql<string>`'lesson ' || ${lessons.id} || ' ' || (block ->> 'id')`,
      ...{ classId: classes.id, className: classes.name, at: lessonProgress.viewedAt },
    })
    .from(lessonProgress)
    .innerJoin(lessons, and(eq(lessons.id, lessonProgress.lessonId), isNull(lessons.deletedAt)))
    .innerJoin(classes, and(eq(classes.id, lessonProgress.classId), isNull(classes.deletedAt)))
    .innerJoin(block, sql`block ->> 'kind' = 'homework'`)
    .where(and(eq(lessonProgress.userId, userId), ne(lessons.kind, 'exam')))
    .orderBy(desc(lessonProgress.viewedAt), desc(lessons.id))
    .limit(limit);
};

/** The last attempt of a student at each homework, the last first. */
export const lastAttempts = (db: Database, userId: number, limit: number): Promise<LastAttempt[]> =>
  db
    .select({
      ...{ homework: handIns.homework, classId: classes.id, className: classes.name },
      ...{ at: handIns.handedInAt, isLate: handIns.isLate },
      isAnswered: sql<boolean>`${handIns.state} <> 'waiting'`,
    })
    .from(handIns)
    .innerJoin(classes, and(eq(classes.id, handIns.classId), isNull(classes.deletedAt)))
    .where(and(eq(handIns.userId, userId), eq(handIns.isLast, true)))
    .orderBy(desc(handIns.handedInAt), desc(handIns.id))
    .limit(limit);
