import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../../platform/db.ts';
import { exerciseLogs, users } from '../../../schema/index.ts';

/** What was typed in a review of an exercise, or when it was missed. */
export interface WrittenLog {
  userId: number;
  lessonId: number;
  exerciseId: string;
  given: string[];
}

/** What students who are not deleted have typed in the exercises of some lessons, or in one of them. */
export async function writtenLogs(
  db: Database,
  lessonIds: readonly number[],
  exerciseId?: string,
): Promise<WrittenLog[]> {
  const { userId, lessonId, given } = exerciseLogs;
  const rows = await db
    .select({ userId, lessonId, exerciseId: exerciseLogs.exerciseId, given })
    .from(exerciseLogs)
    .innerJoin(users, and(eq(users.id, userId), isNull(users.deletedAt)))
    .where(
      and(
        inArray(lessonId, [0, ...lessonIds]),
        isNotNull(given),
        exerciseId === undefined ? undefined : eq(exerciseLogs.exerciseId, exerciseId),
      ),
    );
  return rows.map((row) => ({ ...row, given: row.given ?? [] }));
}
