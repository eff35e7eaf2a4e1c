import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db.ts';
import { classStaff, teacherProfiles, users } from '../../../schema/index.ts';

/** How a teacher wants to be seen. */
export type ProfileRow = Pick<typeof teacherProfiles.$inferSelect, 'picture' | 'isPublic'>;

/** What a teacher shows who has said nothing. */
const unsaid: ProfileRow = { picture: null, isPublic: false };

/** The teachers of a class by name, with their pictures. */
export async function facesOf(
  db: Database,
  classId: number,
): Promise<(ProfileRow & { name: string })[]> {
  const rows = await db
    .select({
      name: users.name,
      picture: teacherProfiles.picture,
      isPublic: teacherProfiles.isPublic,
    })
    .from(classStaff)
    .innerJoin(users, eq(users.id, classStaff.userId))
    .leftJoin(teacherProfiles, eq(teacherProfiles.userId, classStaff.userId))
    .where(and(eq(classStaff.classId, classId), isNull(users.deletedAt)))
    .orderBy(asc(users.searchText), asc(users.id));
  return rows.map((row) => ({ ...row, isPublic: row.isPublic ?? false }));
}

/** How somebody wants to be seen. */
export async function profileOf(db: Database, userId: number): Promise<ProfileRow> {
  const { picture, isPublic } = teacherProfiles;
  const [found] = await db
    .select({ picture, isPublic })
    .from(teacherProfiles)
    .where(eq(teacherProfiles.userId, userId));
  return found ?? unsaid;
}

/** Writes what is given of it; gives what it was, under our lock, and what it is. */
export async function changeProfile(
  tx: Tx,
  userId: number,
  fields: Partial<ProfileRow>,
): Promise<{ before: ProfileRow; after: ProfileRow }> {
  await tx.insert(teacherProfiles).values({ userId }).onConflictDoNothing();
  const mine = eq(teacherProfiles.userId, userId);
  const { picture, isPublic } = teacherProfiles;
  const [before] = await tx
    .select({ picture, isPublic })
    .from(teacherProfiles)
    .where(mine)
    .for('update');
  const after = { ...unsaid, ...before, ...fields };
  await tx.update(teacherProfiles).set(after).where(mine);
  return { before: before ?? unsaid, after };
}

/** Which of some stored files are pictures of teachers. */
export async function namedPortraits(db: Database, names: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ name: teacherProfiles.picture })
    .from(teacherProfiles)
    .where(inArray(teacherProfiles.picture, [...names]));
  return rows.flatMap(({ name }) => name ?? []);
}
