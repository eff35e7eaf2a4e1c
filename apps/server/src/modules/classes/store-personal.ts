import { and, count, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { classes, enrolments } from '../../schema/index.ts';

/** How many classes, that are still there, a user has joined. */
export async function countEnrolmentsOf(db: Database, userId: number): Promise<number> {
  const [found] = await db
    .select({ joined: count() })
    .from(enrolments)
    .innerJoin(classes, eq(classes.id, enrolments.classId))
    .where(and(eq(enrolments.userId, userId), isNull(classes.deletedAt)));
  return found?.joined ?? 0;
}
