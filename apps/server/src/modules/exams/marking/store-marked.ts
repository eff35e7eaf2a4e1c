import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/db.ts';
import { classes, examResults, lessons, users } from '../../../schema/index.ts';
import { accountWithPage } from '../../../shared/sql/account-page.ts';
import { countedPage } from '../../../shared/sql/counted.ts';
import { submissionColumns } from './store.ts';
import { type WantedSubmissions, waysToSubmissions } from './store-found.ts';
import type { WaitingRow } from './store-queue.ts';

/** A submission that a person has marked. */
export interface MarkedRow extends WaitingRow {
  theoryScore: number | null;
  comment: string;
  markerName: string;
  /** Null once the account was deleted. */
  markerId: number | null;
  markedAt: Date | null;
}

const marker = alias(users, 'marker');

/** A page of what people have marked, newest first. Deleted students' are none of it. */
export async function markedResults(
  db: Database,
  wanted: WantedSubmissions & { limit: number; offset: number },
): Promise<{ total: number; more: boolean; rows: MarkedRow[] }> {
  const marked = {
    from: (table: SQL) => sql`from ${table} r`,
    condition: sql`r.marked_by is not null`,
    withDeleted: false,
    ofAnExam: { condition: sql`marked_by is not null`, order: sql`marked_at desc, id desc` },
  };
  const { ids, ...counted } = await countedPage(db, {
    ways: await waysToSubmissions(db, marked, wanted),
    ...{ key: sql`r.marked_at`, descending: true, limit: wanted.limit, offset: wanted.offset },
  });
  return { ...counted, rows: await markedRows(db, ids) };
}

async function markedRows(db: Database, ids: readonly number[]): Promise<MarkedRow[]> {
  if (ids.length === 0) return [];
  return db
    .select({
      ...submissionColumns,
      theoryScore: examResults.theoryScore,
      comment: examResults.markComment,
      markerName: marker.name,
      markerId: accountWithPage(marker),
      markedAt: examResults.markedAt,
    })
    .from(examResults)
    .innerJoin(users, eq(users.id, examResults.userId))
    .innerJoin(marker, eq(marker.id, examResults.markedBy))
    .innerJoin(lessons, eq(lessons.id, examResults.lessonId))
    .innerJoin(classes, eq(classes.id, lessons.classId))
    .where(inArray(examResults.id, [...ids]))
    .orderBy(desc(examResults.markedAt), desc(examResults.id));
}
