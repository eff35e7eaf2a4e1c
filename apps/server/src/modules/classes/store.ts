import { and, asc, desc, eq, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type Database, prepareRead, prepareWrite, type Tx } from '../../platform/db.ts';
import { classes, enrolments, tableVersions } from '../../schema/index.ts';

/** A class as stored. */
export type ClassRow = typeof classes.$inferSelect;
/** What the class form sets. */
export type ClassFields = Omit<
  ClassRow,
  | 'id'
  | 'rand'
  | 'addedBy'
  | 'createdAt'
  | 'deletedAt'
  | 'deletedBy'
  | 'deletedSlug'
  | 'lessonTotal'
  | 'isDraft'
  | 'mayMoveGroups'
  | 'nameFolded'
  | 'categoryFolded'
>;

/** The class form, its fields named as the columns that keep them. */
export interface ClassForm
  extends Omit<ClassFields, 'registrationClosesAt' | 'prerequisiteId' | 'entryExamId' | 'slug'> {
  /** 'YYYY-MM-DD', unix seconds, '' or '0'. */
  registrationClosesAt: string;
  /** 0 for none. */
  prerequisiteId: number;
  /** The exam of the prerequisite that may be passed instead; 0 for none. */
  entryExamId: number;
  /** '' to have one made of the name. */
  slug: string;
}

/** Every class that is not deleted, newest first; hot: each visitor and student reads it. */
export async function listClasses(db: Database): Promise<ClassRow[]> {
  const statement = prepareRead(db, 'classes_all', (on, name) =>
    on
      .select()
      .from(classes)
      .where(isNull(classes.deletedAt))
      .orderBy(desc(classes.createdAt), desc(classes.id))
      .prepare(name),
  );
  return statement.execute();
}

const ofClasses = eq(tableVersions.name, 'classes');

/** Names the state of the classes; null when there has never been one. Hot: every visitor's list. */
export async function classesVersion(db: Database): Promise<string | null> {
  const statement = prepareRead(db, 'classes_version', (on, name) =>
    on
      .select({ version: tableVersions.version })
      .from(tableVersions)
      .where(ofClasses)
      .prepare(name),
  );
  const [found] = await statement.execute();
  return found?.version ?? null;
}

/** What lists of classes ask of an enrolment. */
type Membership = Pick<
  typeof enrolments.$inferSelect,
  'id' | 'classId' | 'subscriptionEndsAt' | 'heldFrom' | 'heldUntil' | 'overdueAt'
>;

/** The version of the classes and a user's memberships, the newest first, in one question; hot. */
export async function classesVersionFor(
  db: Database,
  userId: number,
): Promise<{ version: string | null; memberships: Membership[] }> {
  const statement = prepareRead(db, 'classes_version_for', (on, name) =>
    on
      .select({
        version: tableVersions.version,
        id: enrolments.id,
        classId: enrolments.classId,
        subscriptionEndsAt: enrolments.subscriptionEndsAt,
        heldFrom: enrolments.heldFrom,
        heldUntil: enrolments.heldUntil,
        overdueAt: enrolments.overdueAt,
      })
      .from(sql`(select 1) as once`)
      .leftJoin(tableVersions, ofClasses)
      .leftJoin(enrolments, eq(enrolments.userId, sql.placeholder('userId')))
      .orderBy(desc(enrolments.enrolledAt), desc(enrolments.id))
      .prepare(name),
  );
  const rows = await statement.execute({ userId });
  const memberships = rows.flatMap(({ id, classId, ...ends }) =>
    id === null || classId === null ? [] : { id, classId, ...ends },
  );
  return { version: rows[0]?.version ?? null, memberships };
}

/** Whether there has ever been a class. */
export async function hasClasses(db: Database): Promise<boolean> {
  return (await db.select({ id: classes.id }).from(classes).limit(1)).length > 0;
}

/** Whether a class stands open to students and visitors, in a statement, as `isPublished` says it. */
export const isPublishedRow: SQL = sql`(${classes.isActive} and not ${classes.isDraft})`;

/** A class by its numeric id or its rand token. */
export async function classByRef(db: Database, ref: string): Promise<ClassRow | null> {
  const isId = /^\d{1,9}$/.test(ref);
  const statement = prepareRead(db, isId ? 'class_by_id' : 'class_by_rand', (on, name) =>
    on
      .select()
      .from(classes)
      .where(
        and(
          eq(isId ? classes.id : classes.rand, sql.placeholder('ref')),
          isNull(classes.deletedAt),
        ),
      )
      .prepare(name),
  );
  const [found] = await statement.execute({ ref: isId ? Number(ref) : ref });
  return found ?? null;
}

/** A class by its numeric id or its rand token, also one that is deleted. */
export async function anyClass(db: Database, ref: string): Promise<ClassRow | null> {
  const isId = /^\d{1,9}$/.test(ref);
  const [found] = await db
    .select()
    .from(classes)
    .where(isId ? eq(classes.id, Number(ref)) : eq(classes.rand, ref));
  return found ?? null;
}

/**
 * A class that stays as it is until the transaction ends: `share` for those who join it, `update`
 * for the administrator who deletes it.
 */
export async function lockClass(
  tx: Tx,
  ref: string,
  strength: 'share' | 'update',
): Promise<ClassRow | null> {
  const isId = /^\d{1,9}$/.test(ref);
  const column = isId ? classes.id : classes.rand;
  const statement = prepareWrite(tx, `class_lock_${isId ? 'id' : 'rand'}_${strength}`, (on, name) =>
    on
      .select()
      .from(classes)
      .where(and(eq(column, sql.placeholder('ref')), isNull(classes.deletedAt)))
      .for(strength)
      .prepare(name),
  );
  const [found] = await statement.execute({ ref: isId ? Number(ref) : ref });
  return found ?? null;
}

/** Ids and names of classes that are there, by their ids. */
export async function classNames(
  db: Database,
  ids: readonly number[],
): Promise<{ id: number; name: string }[]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: classes.id, name: classes.name })
    .from(classes)
    .where(and(inArray(classes.id, [...ids]), isNull(classes.deletedAt)))
    .orderBy(classes.id);
}

/** The names of all classes. */
export async function liveClasses(
  db: Database,
): Promise<{ id: number; name: string; price: number; parts: string }[]> {
  const { id, name, price, parts } = classes;
  return db
    .select({ id, name, price, parts })
    .from(classes)
    .where(isNull(classes.deletedAt))
    .orderBy(classes.id);
}

/** The class that was added under an idempotency key. */
export async function classAddedBy(
  tx: Tx,
  addedBy: string,
): Promise<{ id: number; rand: string } | null> {
  const [found] = await tx
    .select({ id: classes.id, rand: classes.rand })
    .from(classes)
    .where(eq(classes.addedBy, addedBy));
  return found ?? null;
}

/** Writes a class, unless the same submission has written it. */
export async function insertClass(tx: Tx, row: typeof classes.$inferInsert): Promise<void> {
  await tx.insert(classes).values(row).onConflictDoNothing({ target: classes.addedBy });
}

/** Hides a class, whose address others may then have. */
export async function hideClass(
  tx: Tx,
  id: number,
  deleted: { at: Date; by: number },
): Promise<void> {
  await tx
    .update(classes)
    .set({
      deletedAt: deleted.at,
      deletedBy: deleted.by,
      deletedSlug: sql`${classes.slug}`,
      slug: null,
    })
    .where(eq(classes.id, id));
}

/** A class that was deleted since `since`, and stays so until the transaction ends. */
export async function lockDeletedClass(tx: Tx, id: number, since: Date): Promise<ClassRow | null> {
  const [found] = await tx
    .select()
    .from(classes)
    .where(and(eq(classes.id, id), gte(classes.deletedAt, since)))
    .for('update');
  return found ?? null;
}

/** Shows a class again that was hidden. */
export async function showAgain(
  tx: Tx,
  id: number,
  fields: Pick<ClassRow, 'slug' | 'prerequisiteId' | 'entryExamId'>,
): Promise<void> {
  const shown = { deletedAt: null, deletedBy: null, deletedSlug: null };
  await tx
    .update(classes)
    .set({ ...fields, ...shown })
    .where(eq(classes.id, id));
}

/** Names of the classes that ask for this one first. */
export async function requiring(db: Database, id: number): Promise<string[]> {
  const rows = await db
    .select({ name: classes.name })
    .from(classes)
    .where(and(eq(classes.prerequisiteId, id), isNull(classes.deletedAt)))
    .orderBy(asc(classes.id));
  return rows.map(({ name }) => name);
}

/** Writes the fields of a class that are given. */
export async function saveClass(tx: Tx, id: number, fields: Partial<ClassFields>): Promise<void> {
  if (Object.keys(fields).length === 0) return;
  await tx.update(classes).set(fields).where(eq(classes.id, id));
}

/** Publishes a class, or takes it back from the public. */
export async function setDraft(tx: Tx, id: number, isDraft: boolean): Promise<void> {
  await tx.update(classes).set({ isDraft }).where(eq(classes.id, id));
}

/** Notes how many lessons a class has; the lessons domain counts them. */
export async function setLessonTotal(tx: Tx, id: number, lessonTotal: number): Promise<void> {
  await tx.update(classes).set({ lessonTotal }).where(eq(classes.id, id));
}
