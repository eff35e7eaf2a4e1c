import type { StaffPower } from '@institute/contract/auth/abilities';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db.ts';
import { classStaff, users } from '../../../schema/index.ts';

/** The teachers of a class, by name. */
export async function staffOf(db: Database, classId: number) {
  return db
    .select({
      userId: users.id,
      name: users.name,
      email: users.email,
      powers: classStaff.powers,
      since: classStaff.since,
    })
    .from(classStaff)
    .innerJoin(users, eq(users.id, classStaff.userId))
    .where(and(eq(classStaff.classId, classId), isNull(users.deletedAt)))
    .orderBy(asc(users.searchText), asc(users.id));
}

const one = (classId: number, userId: number) =>
  and(eq(classStaff.classId, classId), eq(classStaff.userId, userId));

/** What a teacher may do in a class, which stays so until the transaction ends; null for no teacher. */
export async function lockPowers(
  tx: Tx,
  classId: number,
  userId: number,
): Promise<readonly StaffPower[] | null> {
  const [found] = await tx
    .select({ powers: classStaff.powers })
    .from(classStaff)
    .where(one(classId, userId))
    .for('update');
  return found?.powers ?? null;
}

/** Has whoever teaches a class teach another as well, with the same powers. */
export async function copyTeachers(
  tx: Tx,
  { from, to, since }: { from: number; to: number; since: Date },
): Promise<number> {
  const teachers = await staffOf(tx, from);
  for (const { userId, powers } of teachers) {
    await writePowers(tx, { userId, classId: to, powers, since });
  }
  return teachers.length;
}

/** Makes somebody a teacher, or says anew what they may do. */
export async function writePowers(tx: Tx, row: typeof classStaff.$inferInsert): Promise<void> {
  await tx
    .insert(classStaff)
    .values(row)
    .onConflictDoUpdate({
      target: [classStaff.userId, classStaff.classId],
      set: { powers: row.powers },
    });
}

/** Takes a class away from a teacher. */
export async function deletePowers(tx: Tx, classId: number, userId: number): Promise<void> {
  await tx.delete(classStaff).where(one(classId, userId));
}
