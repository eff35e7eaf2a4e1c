import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../platform/db.ts';
import { classes, enrolments, users } from '../../../schema/index.ts';

/** In which classes somebody is, the last one joined first, and when they were last there. */
interface Study {
  classes: string[];
  lastSeenAt: Date | null;
}

/** The same of the people of a page of a list: looked up by their ids, however many there are in all. */
export async function studyOf(
  db: Database,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Study>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, lastSeenAt: users.lastSeenAt, className: classes.name })
    .from(users)
    .leftJoin(enrolments, eq(enrolments.userId, users.id))
    .leftJoin(classes, and(eq(classes.id, enrolments.classId), isNull(classes.deletedAt)))
    .where(inArray(users.id, [...userIds]))
    .orderBy(desc(enrolments.enrolledAt), desc(enrolments.id));
  const found = new Map<number, Study>();
  for (const { id, lastSeenAt, className } of rows) {
    const study = found.get(id) ?? { classes: [], lastSeenAt };
    if (className !== null) study.classes.push(className);
    found.set(id, study);
  }
  return found;
}
