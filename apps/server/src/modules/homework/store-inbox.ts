import { and, asc, desc, eq, gt, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/db.ts';
import { handIns } from '../../schema/index.ts';
import { type HandInRow, type WholeHandIn, whole } from './store.ts';

/** What of all that is handed in somebody answers. */
export interface Answering {
  /** All that is given in these classes, or in all. */
  classIds: readonly number[] | null;
  /** What these meetings of other classes gave. */
  meetingIds: readonly number[];
  /** Of it, what is of one class; null for all. */
  within: number | null;
}

/** Which of it: what waits, or is answered. */
export interface WantedHandIns extends Answering {
  state: HandInRow['state'];
}

/** Whether nothing of it can be there. */
export const isNothing = ({ classIds, meetingIds }: Answering): boolean =>
  classIds?.length === 0 && meetingIds.length === 0;

export const wantedOf = ({ classIds, meetingIds, within, state }: WantedHandIns): SQL | undefined =>
  and(
    ...[eq(handIns.state, state), eq(handIns.isLast, true)],
    within === null ? undefined : eq(handIns.classId, within),
    classIds === null
      ? undefined
      : or(
          classIds.length > 0 ? inArray(handIns.classId, [...classIds]) : undefined,
          meetingIds.length > 0 ? inArray(handIns.meetingId, [...meetingIds]) : undefined,
        ),
  );

/** The meetings that somebody teaches, or whose group they teach, of other classes than these, and that gave something. */
export async function meetingsBeside(
  db: Database,
  userId: number,
  classIds: readonly number[],
): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select m.id from (
        select id, group_id from meetings where teacher_id = ${userId}::int
        union select m.id, m.group_id from groups g join meetings m on m.group_id = g.id
          where g.teacher_id = ${userId}::int) m
      join groups g on g.id = m.group_id and g.class_id <> all(${`{${classIds.join(',')}}`}::int[])
      where exists (select from hand_ins h where h.meeting_id = m.id)`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Of students and classes that are there. Those that are gone are few, and an index has them: all others would be read
 * one by one.
 */
const isThere = sql`not exists (select from users u where u.id = ${handIns.userId} and u.deleted_at is not null)
  and not exists (select from classes c where c.id = ${handIns.classId} and c.deleted_at is not null)`;

/** A page of them: those that wait the oldest first, others the last answered first. */
export async function handInPage(
  db: Database,
  wanted: WantedHandIns,
  { limit, offset }: { limit: number; offset: number },
): Promise<WholeHandIn[]> {
  if (isNothing(wanted)) return [];
  const page = db
    .select({ id: handIns.id })
    .from(handIns)
    .where(and(wantedOf(wanted), isThere))
    .orderBy(...orderOf(wanted))
    .limit(limit)
    .offset(offset);
  return whole(db, inArray(handIns.id, page)).orderBy(...orderOf(wanted));
}

const orderOf = ({ state }: WantedHandIns) =>
  state === 'waiting'
    ? [asc(handIns.handedInAt), asc(handIns.id)]
    : [desc(handIns.answeredAt), desc(handIns.id)];

/** How many there are, counted so far. */
export async function countHandIns(
  db: Database,
  wanted: WantedHandIns,
  most: number,
): Promise<number> {
  if (isNothing(wanted)) return 0;
  const rows = db
    .select({ id: handIns.id })
    .from(handIns)
    .where(and(wantedOf(wanted), isThere))
    .limit(most)
    .as('found');
  const [counted] = await db.select({ count: sql<number>`count(*)::int` }).from(rows);
  return counted?.count ?? 0;
}

/** The waiting one next to a hand-in, after it or before it; null where there is none. */
export async function waitingBeside(
  db: Database,
  row: Pick<HandInRow, 'id' | 'handedInAt'>,
  answering: Answering,
  side: 'next' | 'previous',
): Promise<number | null> {
  if (isNothing(answering)) return null;
  const isAfter = side === 'next';
  const compare = isAfter ? gt : lt;
  // As the database compares it, to the microsecond.
  const at = sql`(select mine.handed_in_at from hand_ins mine where mine.id = ${row.id})`;
  const { handedInAt, id } = handIns;
  const order = isAfter ? [asc(handedInAt), asc(id)] : [desc(handedInAt), desc(id)];
  const [found] = await db
    .select({ id })
    .from(handIns)
    .where(
      and(
        wantedOf({ ...answering, state: 'waiting' }),
        isThere,
        ne(id, row.id),
        or(compare(handedInAt, at), and(eq(handedInAt, at), compare(id, row.id))),
      ),
    )
    .orderBy(...order)
    .limit(1);
  return found?.id ?? null;
}

/** Hand-ins by their ids, in the order of their list. */
export const handInsById = (
  db: Database,
  ids: readonly number[],
  wanted: WantedHandIns,
): Promise<WholeHandIn[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : whole(db, inArray(handIns.id, [...ids])).orderBy(...orderOf(wanted));
