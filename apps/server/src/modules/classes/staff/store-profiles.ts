import { eq, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db.ts';
import { classes, teacherProfiles } from '../../../schema/index.ts';

/** How a teacher wants to be seen. */
export type ProfileRow = Pick<typeof teacherProfiles.$inferSelect, 'picture' | 'isPublic'>;

/** What a teacher shows who has said nothing. */
const unsaid: ProfileRow = { picture: null, isPublic: false };

/** A teacher of a class, as far as the class shows them. */
export interface Face extends ProfileRow {
  name: string;
}

/** The teachers of a class by name, as a column of a question about the class. */
export const facesColumn = (classId: SQLWrapper) =>
  sql<Face[]>`coalesce((
    select json_agg(json_build_object('name', teacher.name, 'picture', profile.picture,
      'isPublic', coalesce(profile.is_public, false)) order by teacher.search_text, teacher.id)
    from class_staff staff
    join users teacher on teacher.id = staff.user_id and teacher.deleted_at is null
    left join teacher_profiles profile on profile.user_id = staff.user_id
    where staff.class_id = ${classId}), '[]'::json)`;

/** The teachers of a class by name, with their pictures. */
export async function facesOf(db: Database, classId: number): Promise<Face[]> {
  const [found] = await db
    .select({ faces: facesColumn(sql`classes.id`) })
    .from(classes)
    .where(eq(classes.id, classId));
  return found?.faces ?? [];
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
