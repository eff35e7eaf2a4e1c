import { and, asc, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { type Database, prepareRead } from '../../../platform/db.ts';
import { dayOfRow, fromDay, WORTH_LOCATING } from '../../../platform/store-counted-days.ts';
import { classes, examQueues, examResults, lessons, users } from '../../../schema/index.ts';
import { countedPage } from '../../../shared/sql/counted.ts';
import { submissionColumns } from './store.ts';
import { type WantedSubmissions, waysToSubmissions } from './store-found.ts';

/** A submission that waits for its grade. */
export interface WaitingRow {
  resultId: number;
  lessonId: number;
  userId: number;
  subject: string;
  className: string;
  classId: number;
  studentName: string;
  studentEmail: string | null;
  submittedAt: Date;
  /** Which attempt of the student it is, from 1. */
  attempt: number;
  /** Whether the student is not in the class. */
  isOutside: boolean;
}

/** The exams of some classes of which submissions wait, and how many. Their class is the one they are in now. */
export async function queuesOf(
  db: Database,
  classIds: readonly number[],
): Promise<{ lessonId: number; waiting: number }[]> {
  return db
    .select({ lessonId: lessons.id, waiting: examQueues.waiting })
    .from(lessons)
    .innerJoin(examQueues, eq(examQueues.lessonId, lessons.id))
    .where(and(inArray(lessons.classId, [...classIds]), gt(examQueues.waiting, 0)));
}

/** How many submissions wait in all; read from the queues, whatever their length. */
export async function countWaiting(db: Database): Promise<number> {
  const statement = prepareRead(db, 'exams_waiting_count', (on, name) =>
    on
      .select({ waiting: sql<number>`coalesce(sum(${examQueues.waiting}), 0)::int` })
      .from(examQueues)
      .prepare(name),
  );
  const [found] = await statement.execute();
  return found?.waiting ?? 0;
}

/** Where in the queue a page lies. */
interface QueuePage {
  limit: number;
  offset: number;
  /** Length of the queue. */
  total: number;
}

/**
 * Ids of a page of the whole queue, oldest first: read from whichever end is nearer, and where that
 * is far, from the day in which the page begins.
 */
async function queuedIds(db: Database, { limit, offset, total }: QueuePage): Promise<number[]> {
  const behind = total - offset - limit;
  const descending = behind < offset;
  const { submittedAt, id, isWaiting } = examResults;
  const skip = descending ? Math.max(behind, 0) : offset;
  const counts = sql`select day, waiting as count from exam_queue_days`;
  const start = skip < WORTH_LOCATING ? null : await dayOfRow(db, counts, { skip, descending });
  const ids = await db
    .select({ id })
    .from(examResults)
    .where(
      and(
        eq(isWaiting, true),
        start ? fromDay(sql`${submittedAt}`, start.day, descending) : undefined,
      ),
    )
    .orderBy(...(descending ? [desc(submittedAt), desc(id)] : [asc(submittedAt), asc(id)]))
    .limit(descending ? Math.min(limit, limit + behind) : limit)
    .offset(skip - (start?.before ?? 0));
  return ids.map((row) => row.id);
}

/** Ids of a page of the queues of some exams, oldest first: the head of each, merged. */
async function queuedIdsOf(
  db: Database,
  lessonIds: readonly number[],
  { limit, offset }: QueuePage,
): Promise<number[]> {
  const reach = offset + limit;
  const result = await db.execute(sql`
    select r.id from jsonb_array_elements_text(${JSON.stringify(lessonIds)}::jsonb) as wanted (id)
    cross join lateral (
      select id, submitted_at from exam_results
      where lesson_id = wanted.id::int and is_waiting
      order by submitted_at, id limit ${reach}::int) r
    order by r.submitted_at, r.id limit ${limit}::int offset ${offset}::int`);
  return (result as unknown as { rows: { id: number }[] }).rows.map(({ id }) => id);
}

/** A page of the submissions that wait for a grade, oldest first; of some exams, or of all. */
export async function waitingResults(
  db: Database,
  lessonIds: readonly number[] | null,
  page: QueuePage,
): Promise<WaitingRow[]> {
  if (page.total <= page.offset) return [];
  const ids = lessonIds ? await queuedIdsOf(db, lessonIds, page) : await queuedIds(db, page);
  return waitingRows(db, ids);
}

/** A page of the submissions that wait and that a search finds, oldest first. */
export async function waitingFound(
  db: Database,
  wanted: WantedSubmissions & { limit: number; offset: number },
): Promise<{ total: number; more: boolean; rows: WaitingRow[] }> {
  // Those of deleted students wait no more.
  const queue = {
    from: (table: SQL) => sql`from ${table} r`,
    condition: sql`r.is_waiting`,
    withDeleted: true,
    ofAnExam: { condition: sql`is_waiting`, order: sql`submitted_at, id` },
  };
  const { ids, ...counted } = await countedPage(db, {
    ways: await waysToSubmissions(db, queue, wanted),
    ...{ key: sql`r.submitted_at`, descending: false, limit: wanted.limit, offset: wanted.offset },
  });
  return { ...counted, rows: await waitingRows(db, ids) };
}

async function waitingRows(db: Database, ids: readonly number[]): Promise<WaitingRow[]> {
  if (ids.length === 0) return [];
  return db
    .select(submissionColumns)
    .from(examResults)
    .innerJoin(users, eq(users.id, examResults.userId))
    .innerJoin(lessons, eq(lessons.id, examResults.lessonId))
    .innerJoin(classes, eq(classes.id, lessons.classId))
    .where(inArray(examResults.id, [...ids]))
    .orderBy(asc(examResults.submittedAt), asc(examResults.id));
}
