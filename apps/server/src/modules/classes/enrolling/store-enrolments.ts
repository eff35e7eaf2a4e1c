import { and, eq, inArray, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import { type Database, prepareRead, prepareWrite, type Tx } from '../../../platform/db.ts';
import { classes, enrolments, users } from '../../../schema/index.ts';
import type { ClassRow } from '../store.ts';

/** An enrolment as stored. */
export type EnrolmentRow = typeof enrolments.$inferSelect;

/** What is written of a hold of one place. */
export type Hold = Pick<
  EnrolmentRow,
  'heldFrom' | 'heldUntil' | 'isHeldPaid' | 'subscriptionEndsAt'
>;

/** Whether a user is not in a class, by their columns in a statement. */
export const isOutside = (userId: SQLWrapper, classId: SQLWrapper) =>
  sql<boolean>`not exists (select 1 from enrolments joined
    where joined.user_id = ${userId} and joined.class_id = ${classId})`;

/** A user's enrolment in a class. */
export async function enrolmentOf(
  db: Database,
  userId: number,
  classId: number,
): Promise<EnrolmentRow | null> {
  const statement = prepareRead(db, 'enrolment_of', (on, name) =>
    on
      .select()
      .from(enrolments)
      .where(
        and(
          eq(enrolments.userId, sql.placeholder('userId')),
          eq(enrolments.classId, sql.placeholder('classId')),
        ),
      )
      .prepare(name),
  );
  const [found] = await statement.execute({ userId, classId });
  return found ?? null;
}

/** Whether a class is taught in groups. */
const hasGroups = (classId: SQLWrapper) =>
  sql<boolean>`exists (select 1 from groups g where g.class_id = ${classId} and not g.is_everybody)`;

/** Whether whoever joins a class chooses one of its groups: one without a weekly time is still being made. */
export const isInGroups = (classId: SQLWrapper) =>
  sql<boolean>`exists (select 1 from groups g join patterns p on p.group_id = g.id
    where g.class_id = ${classId} and not g.is_everybody)`;

/**
 * A class that stays as it is until the transaction ends, the enrolment of a user in it, and whether it is taught in
 * groups; hot.
 */
export async function lockClassToJoin(
  tx: Tx,
  ref: string,
  userId: number,
): Promise<{ row: ClassRow; enrolment: EnrolmentRow | null; hasGroups: boolean } | null> {
  const isId = /^\d{1,9}$/.test(ref);
  const column = isId ? classes.id : classes.rand;
  const statement = prepareWrite(tx, `class_to_join_by_${isId ? 'id' : 'rand'}`, (on, name) =>
    on
      .select({
        ...{ row: classes, enrolment: enrolments },
        hasGroups: hasGroups(classes.id),
      })
      .from(classes)
      .leftJoin(
        enrolments,
        and(eq(enrolments.classId, classes.id), eq(enrolments.userId, sql.placeholder('userId'))),
      )
      .where(and(eq(column, sql.placeholder('ref')), isNull(classes.deletedAt)))
      .for('share', { of: classes })
      .prepare(name),
  );
  const [found] = await statement.execute({ ref: isId ? Number(ref) : ref, userId });
  return found ?? null;
}

/** Whether anybody has a place in a class. */
export async function hasStudents(db: Database, classId: number): Promise<boolean> {
  const found = await db
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(eq(enrolments.classId, classId))
    .limit(1);
  return found.length > 0;
}

/** Writes a membership; the database refuses a second one of the same person. */
export async function insertEnrolment(
  tx: Tx,
  row: Pick<
    EnrolmentRow,
    'userId' | 'classId' | 'enrolledAt' | 'subscriptionEndsAt' | 'freeReason'
  >,
): Promise<EnrolmentRow> {
  const statement = prepareWrite(tx, 'enrolment_insert', (on, name) =>
    on
      .insert(enrolments)
      .values({
        userId: sql.placeholder('userId'),
        classId: sql.placeholder('classId'),
        enrolledAt: sql.placeholder('enrolledAt'),
        // Drizzle's own column would not take the null of a class that does not end.
        subscriptionEndsAt: sql`${sql.placeholder('endsAt')}::timestamptz`,
        freeReason: sql`${sql.placeholder('freeReason')}::text`,
      })
      .returning()
      .prepare(name),
  );
  const endsAt = row.subscriptionEndsAt?.toISOString() ?? null;
  const [added] = await statement.execute({ ...row, endsAt });
  if (!added) throw new Error('the enrolment was not written');
  return added;
}

/** Writes memberships of a class for those who are none of it yet; who they are. */
export async function insertMissing(
  tx: Tx,
  userIds: readonly number[],
  row: Pick<EnrolmentRow, 'classId' | 'enrolledAt' | 'subscriptionEndsAt'> &
    Partial<Pick<EnrolmentRow, 'freeReason'>>,
): Promise<number[]> {
  const added = await tx
    .insert(enrolments)
    .values(userIds.map((userId) => ({ ...row, userId })))
    .onConflictDoNothing()
    .returning({ userId: enrolments.userId });
  return added.map(({ userId }) => userId);
}

/** Moves the end of a subscription and counts the period that was paid for: nobody's place is free then. */
export async function extendEnrolment(
  tx: Tx,
  id: number,
  subscriptionEndsAt: Date,
): Promise<EnrolmentRow> {
  const [extended] = await tx
    .update(enrolments)
    .set({ subscriptionEndsAt, periods: sql`${enrolments.periods} + 1`, freeReason: null })
    .where(eq(enrolments.id, id))
    .returning();
  if (!extended) throw new Error('the enrolment was not written');
  return extended;
}

/** Memberships of live people in a class. */
export async function enrolmentsIn(
  db: Database,
  classId: number,
  userIds: readonly number[],
): Promise<EnrolmentRow[]> {
  if (userIds.length === 0) return [];
  return (await membershipsIn(db, classId, userIds)).map(({ row }) => row);
}

/** The same, which stay as they are until the transaction ends. */
export async function lockEnrolments(
  tx: Tx,
  classId: number,
  userIds: readonly number[],
): Promise<EnrolmentRow[]> {
  if (userIds.length === 0) return [];
  const rows = await membershipsIn(tx, classId, userIds).for('update', { of: enrolments });
  return rows.map(({ row }) => row);
}

const membershipsIn = (db: Database, classId: number, userIds: readonly number[]) =>
  db
    .select({ row: enrolments })
    .from(enrolments)
    .innerJoin(users, and(eq(users.id, enrolments.userId), isNull(users.deletedAt)))
    .where(and(eq(enrolments.classId, classId), inArray(enrolments.userId, [...userIds])))
    .orderBy(enrolments.id);

/**
 * Writes memberships that go on under the ids they had in another class, so that what was paid for them
 * is found as before.
 */
export async function insertContinued(tx: Tx, rows: readonly EnrolmentRow[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(enrolments)
      .overridingSystemValue()
      .values([...rows]);
}

/** Moves the end of memberships to another moment, for which nobody has paid. */
export async function moveEnds(tx: Tx, ids: readonly number[], to: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(enrolments)
    .set({ subscriptionEndsAt: to, extensions: sql`${enrolments.extensions} + 1` })
    .where(inArray(enrolments.id, [...ids]));
}

/** Writes a hold, or its end, and where the end of the place is moved by it. */
export async function writeHold(tx: Tx, id: number, hold: Hold): Promise<void> {
  await tx
    .update(enrolments)
    .set({ ...hold, extensions: sql`${enrolments.extensions} + 1` })
    .where(eq(enrolments.id, id));
}

/** Ends memberships for good. */
export async function deleteEnrolments(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(enrolments).where(inArray(enrolments.id, [...ids]));
}

/** Ends a membership for good. */
export async function deleteEnrolment(tx: Tx, id: number, userId: number): Promise<void> {
  await tx.delete(enrolments).where(and(eq(enrolments.id, id), eq(enrolments.userId, userId)));
}
