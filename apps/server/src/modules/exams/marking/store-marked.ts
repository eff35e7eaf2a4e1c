import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/db.ts';
import { classes, examResults, lessons, users } from '../../../schema/index.ts';
import { countedTo } from '../../../store-counted.ts';
import { submissionColumns } from './store.ts';
import { isOfExamOrStudent, type WaitingRow } from './store-queue.ts';

/** A submission that a person has marked. */
export interface MarkedRow extends WaitingRow {
  theoryScore: number | null;
  comment: string;
  markerName: string;
  markedAt: Date | null;
}

const marker = alias(users, 'marker');

/**
 * A page of what people have marked, newest first: of the exams in `within`, or of all; with a
 * search, those in `lessonIds` and those of students whom the words name. Deleted students' are none
 * of them.
 */
export async function markedResults(
  db: Database,
  wanted: {
    lessonIds: readonly number[] | null;
    within: readonly number[] | null;
    search: string;
    byName: boolean;
  },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; more: boolean; rows: MarkedRow[] }> {
  const { lessonIds, within, search, byName } = wanted;
  const condition = and(
    isNotNull(examResults.markedBy),
    isNull(users.deletedAt),
    within ? inArray(examResults.lessonId, [...within]) : undefined,
    lessonIds ? isOfExamOrStudent(lessonIds, search, byName) : undefined,
  );
  const known = db
    .select({ id: examResults.id })
    .from(examResults)
    .innerJoin(users, eq(users.id, examResults.userId))
    .where(condition)
    .$dynamic();
  const counted = await countedTo(db, known);
  const rows = await db
    .select({
      ...submissionColumns,
      theoryScore: examResults.theoryScore,
      comment: examResults.markComment,
      markerName: marker.name,
      markedAt: examResults.markedAt,
    })
    .from(examResults)
    .innerJoin(users, eq(users.id, examResults.userId))
    .innerJoin(marker, eq(marker.id, examResults.markedBy))
    .innerJoin(lessons, eq(lessons.id, examResults.lessonId))
    .innerJoin(classes, eq(classes.id, lessons.classId))
    .where(condition)
    .orderBy(desc(examResults.markedAt), desc(examResults.id))
    .limit(Math.max(0, Math.min(limit, counted.total - offset)))
    .offset(offset);
  return { ...counted, rows };
}
