import { PASS_MARK } from '@institute/contract/certificates/managed-certificates';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Tx } from '../../../platform/db.ts';
import { certificateAssignments, users } from '../../../schema/index.ts';
import { isPassMissing } from '../../lessons/index.ts';
import { type Holder, holdersWith } from '../rules.ts';

/** An assignment as stored. */
export type AssignmentRow = typeof certificateAssignments.$inferSelect;

/** Whom an assignment is for: students by name, and those of classes, all or some. */
export type Holders = Pick<AssignmentRow, 'studentIds' | 'classIds' | 'membersWho'>;

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

/** An assignment; null when there is none. */
export async function assignmentById(db: Database, id: number): Promise<AssignmentRow | null> {
  const [found] = await db
    .select()
    .from(certificateAssignments)
    .where(eq(certificateAssignments.id, id));
  return found ?? null;
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
  tx: Database,
  ids: readonly number[],
): Promise<{ userId: number; name: string }[]> {
  if (ids.length === 0) return [];
  return tx
    .select({ userId: users.id, name: users.name })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.deletedAt)));
}

/**
 * That nothing is left to do for a member of a class that holds something, a row `e` of enrolments:
 * the rule of prerequisites (rulings §9).
 */
export const hasFinished = sql`
  exists (select 1 from lessons l
    where l.class_id = e.class_id and l.deleted_at is null and l.kind <> 'timetable')
  and not exists (select 1 from lessons l
    left join lesson_progress p on p.lesson_id = l.id and p.user_id = e.user_id
    where l.class_id = e.class_id and l.deleted_at is null and l.kind <> 'timetable'
      and (p.viewed_at is null or l.kind = 'exam' and p.submitted_at is null
        or ${isPassMissing(sql`l`, sql`e.user_id`)}))`;

/** That besides every exam of the class is marked and passed, by its own pass mark where it has one. */
const hasPassed = sql`${hasFinished}
  and not exists (select 1 from lessons l
    left join exam_results r on r.lesson_id = l.id and r.user_id = e.user_id and r.is_counted
    where l.class_id = e.class_id and l.deleted_at is null and l.kind = 'exam'
      and (r.total_score is null
        or r.total_score < coalesce(l.pass_mark, ${PASS_MARK}::int)))`;

/** Whether a row `e` of enrolments is among those of its class that are meant. */
const isMeant = { joined: sql`true`, finished: hasFinished, passed: hasPassed };

const listed = (ids: readonly number[]) =>
  sql`(select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;

/** Ids of the people an assignment is for, each once, with deleted ones. */
const idsOf = ({ studentIds, classIds, membersWho }: Holders) => sql`
  select value as id from ${listed(studentIds)} as chosen (value)
  union
  select e.user_id from enrolments e
  where e.class_id in ${listed(classIds)} and ${isMeant[membersWho]}`;

/**
 * Ids of the next live people of an assignment in order, each once: a few of either kind, so that a
 * step through a large class does not look at the whole of it.
 */
const nextIdsOf = (
  { studentIds, classIds, membersWho, reached }: AssignmentRow,
  limit: number,
) => sql`
  (select u.id from ${listed(studentIds)} as chosen (value)
    join users u on u.id = chosen.value and u.deleted_at is null
    where u.id > ${reached}::int order by u.id limit ${limit}::int)
  union
  (select distinct e.user_id from enrolments e
    join users u on u.id = e.user_id and u.deleted_at is null
    where e.user_id > ${reached}::int and e.class_id in ${listed(classIds)}
      and ${isMeant[membersWho]}
    order by e.user_id limit ${limit}::int)`;

/** How many live students an assignment is for. */
export async function countHolders(tx: Tx, holders: Holders): Promise<number> {
  const result = await tx.execute(sql`
    select count(*)::int as total from users
    join (${idsOf(holders)}) as wanted on wanted.id = users.id
    where users.deleted_at is null`);
  const { rows } = result as unknown as { rows: { total: number }[] };
  return rows[0]?.total ?? 0;
}

/** How many are shown of those who would be given a certificate. */
const NAMES = 8;

/** What an assignment would come to: who is new to it, and who is not. */
export interface Expected {
  total: number;
  fresh: number;
  revoked: number;
  names: string[];
}

/** What an assignment of a template on a day would come to. */
export async function expectedOf(
  db: Database,
  holders: Holders,
  { templateId, issuedOn }: { templateId: number; issuedOn: string },
): Promise<Expected> {
  const result = await db.execute(sql`
    with wanted as materialized (
      select users.id, users.name, c.id as certificate, c.revoked_at
      from (${idsOf(holders)}) as meant
      join users on users.id = meant.id and users.deleted_at is null
      left join certificates c on c.user_id = users.id and c.template_id = ${templateId}::int
        and c.issued_on = ${issuedOn}::date)
    select count(*)::int as total, count(*) filter (where certificate is null)::int as fresh,
      count(revoked_at)::int as revoked,
      array(select name from wanted where certificate is null order by id limit ${NAMES}::int) as names
    from wanted`);
  const [row] = (result as unknown as { rows: Expected[] }).rows;
  return row ?? { total: 0, fresh: 0, revoked: 0, names: [] };
}

/** The next live students of an assignment by id, with the classes it is given for. */
export async function nextHolders(tx: Tx, row: AssignmentRow, limit: number): Promise<Holder[]> {
  const result = await tx.execute(sql`
    select users.id as "userId", users.name from users
    join (${nextIdsOf(row, limit)}) as wanted on wanted.id = users.id
    order by users.id limit ${limit}::int`);
  const { rows } = result as unknown as { rows: { userId: number; name: string }[] };
  if (rows.length === 0 || row.classIds.length === 0) return holdersWith(rows, []);
  // The names of those classes for which they are meant; of whoever was chosen by hand, of all joined.
  const members = await rowsOf<{ userId: number; className: string }>(
    tx,
    sql`select e.user_id as "userId", c.name as "className"
      from enrolments e join classes c on c.id = e.class_id
      where e.class_id in ${listed(row.classIds)}
        and e.user_id in ${listed(rows.map(({ userId }) => userId))}
        and (e.user_id in ${listed(row.studentIds)} or ${isMeant[row.membersWho]})
      order by c.name`,
  );
  return holdersWith(rows, members);
}
