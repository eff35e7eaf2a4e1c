import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db.ts';
import { certificateAssignments, classes, enrolments, users } from '../../schema/index.ts';
import { type Holder, holdersWith } from './rules.ts';

/** An assignment as stored. */
export type AssignmentRow = typeof certificateAssignments.$inferSelect;

/** Whom an assignment is for: students by name, and everyone in classes. */
export type Holders = Pick<AssignmentRow, 'studentIds' | 'classIds'>;

/** How many assignments are listed. */
const NEWEST = 10;

/** Writes an assignment; null when its key has been used. */
export async function insertAssignment(
  tx: Tx,
  row: typeof certificateAssignments.$inferInsert,
): Promise<AssignmentRow | null> {
  const [added] = await tx
    .insert(certificateAssignments)
    .values(row)
    .onConflictDoNothing({ target: certificateAssignments.requestKey })
    .returning();
  return added ?? null;
}

/** What came of an earlier submission. */
export async function assignmentUnder(tx: Tx, requestKey: string): Promise<AssignmentRow> {
  const [found] = await tx
    .select()
    .from(certificateAssignments)
    .where(eq(certificateAssignments.requestKey, requestKey));
  if (!found) throw new Error('an assignment without a key was not written');
  return found;
}

/** An assignment, locked: other processes that go on with it wait. */
export async function lockAssignment(tx: Tx, id: number): Promise<AssignmentRow | null> {
  const [found] = await tx
    .select()
    .from(certificateAssignments)
    .where(eq(certificateAssignments.id, id))
    .for('update');
  return found ?? null;
}

/** Notes how far an assignment has come. */
export async function advance(
  tx: Tx,
  id: number,
  fields: Partial<
    Pick<AssignmentRow, 'processed' | 'assigned' | 'reached' | 'total' | 'finishedAt'>
  >,
): Promise<AssignmentRow> {
  const [row] = await tx
    .update(certificateAssignments)
    .set(fields)
    .where(eq(certificateAssignments.id, id))
    .returning();
  if (!row) throw new Error('the assignment is gone');
  return row;
}

/** The newest assignments, newest first. */
export async function newestAssignments(db: Database): Promise<AssignmentRow[]> {
  return db
    .select()
    .from(certificateAssignments)
    .orderBy(desc(certificateAssignments.id))
    .limit(NEWEST);
}

/** Ids of the assignments that are not finished. */
export async function runningAssignments(db: Database): Promise<number[]> {
  const rows = await db
    .select({ id: certificateAssignments.id })
    .from(certificateAssignments)
    .where(isNull(certificateAssignments.finishedAt))
    .orderBy(asc(certificateAssignments.id));
  return rows.map(({ id }) => id);
}

/** The live users of some ids. */
export async function usersByIds(
  tx: Tx,
  ids: readonly number[],
): Promise<{ userId: number; name: string }[]> {
  if (ids.length === 0) return [];
  return tx
    .select({ userId: users.id, name: users.name })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.deletedAt)));
}

/** Ids of the people an assignment is for, each once, without the deleted ones. */
const idsOf = ({ studentIds, classIds }: Holders) => sql`
  select value::int as id from jsonb_array_elements_text(${JSON.stringify(studentIds)}::jsonb)
  union
  select user_id from enrolments where class_id in (
    select value::int from jsonb_array_elements_text(${JSON.stringify(classIds)}::jsonb))`;

/** How many live students an assignment is for. */
export async function countHolders(tx: Tx, holders: Holders): Promise<number> {
  const result = await tx.execute(sql`
    select count(*)::int as total from users
    join (${idsOf(holders)}) as wanted on wanted.id = users.id
    where users.deleted_at is null`);
  const { rows } = result as unknown as { rows: { total: number }[] };
  return rows[0]?.total ?? 0;
}

/** The next live students of an assignment by id, with the classes it is given for. */
export async function nextHolders(tx: Tx, row: AssignmentRow, limit: number): Promise<Holder[]> {
  const result = await tx.execute(sql`
    select users.id as "userId", users.name from users
    join (${idsOf(row)}) as wanted on wanted.id = users.id
    where users.deleted_at is null and users.id > ${row.reached}::int
    order by users.id limit ${limit}::int`);
  const { rows } = result as unknown as { rows: { userId: number; name: string }[] };
  if (rows.length === 0 || row.classIds.length === 0) return holdersWith(rows, []);
  const members = await tx
    .select({ userId: enrolments.userId, className: classes.name })
    .from(enrolments)
    .innerJoin(classes, eq(classes.id, enrolments.classId))
    .where(
      and(
        inArray(enrolments.classId, [...row.classIds]),
        inArray(
          enrolments.userId,
          rows.map(({ userId }) => userId),
        ),
      ),
    )
    .orderBy(classes.name);
  return holdersWith(rows, members);
}
