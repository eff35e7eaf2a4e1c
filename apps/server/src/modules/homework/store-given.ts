import { tasksIn } from '@institute/contract/homework/speak';
import type { HomeworkTask } from '@institute/contract/homework/task';
import { and, asc, eq, gt, inArray, isNull, lte, ne, notExists, or, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db.ts';
import {
  classes,
  enrolments,
  groupMembers,
  groups,
  handIns,
  lessonProgress,
  lessons,
  meetings,
  users,
} from '../../schema/index.ts';
import { isOnHold } from '../../shared/sql/on-hold.ts';
import type { HandInRow } from './store.ts';

/** Homework that is given, with where. */
interface FoundTask {
  task: HomeworkTask;
  classId: number;
  className: string;
  /** The group of the meeting; null for everybody of the class. */
  groupId: number | null;
  /** When its lesson opens; null for at once. */
  opensAt: Date | null;
}

/** The homework of a block of a lesson; null where it is not there any more. */
export async function givenBlock(
  tx: Tx,
  lessonId: number,
  blockId: string,
): Promise<FoundTask | null> {
  const [found] = await tx
    .select({
      ...{ blocks: lessons.blocks, opensAt: lessons.opensAt },
      ...{ classId: classes.id, className: classes.name },
    })
    .from(lessons)
    .innerJoin(classes, and(eq(classes.id, lessons.classId), isNull(classes.deletedAt)))
    .where(
      and(
        ...[eq(lessons.id, lessonId), isNull(lessons.deletedAt), ne(lessons.kind, 'exam')],
        eq(classes.isActive, true),
      ),
    );
  const block = found?.blocks.find(({ id }) => id === blockId);
  if (!found || block?.kind !== 'homework') return null;
  const { classId, className, opensAt } = found;
  return { task: block.task, classId, className, groupId: null, opensAt };
}

/** The homework of a meeting; null where it is not there any more. */
export async function givenTask(tx: Tx, meetingId: number): Promise<FoundTask | null> {
  const [found] = await tx
    .select({
      ...{ task: meetings.task, groupId: groups.id, isEverybody: groups.isEverybody },
      ...{ classId: classes.id, className: classes.name },
    })
    .from(meetings)
    .innerJoin(groups, eq(groups.id, meetings.groupId))
    .innerJoin(classes, and(eq(classes.id, groups.classId), isNull(classes.deletedAt)))
    .where(and(eq(meetings.id, meetingId), ne(meetings.state, 'cancelled')));
  if (!found?.task) return null;
  const { task, classId, className, groupId, isEverybody } = found;
  return { task, classId, className, groupId: isEverybody ? null : groupId, opensAt: null };
}

/** Whether the homework of a hand-in is asked for still: its lesson and block, or its meeting, are there. */
export async function isStillAsked(
  tx: Tx,
  { lessonId, blockId, meetingId }: Pick<HandInRow, 'lessonId' | 'blockId' | 'meetingId'>,
): Promise<boolean> {
  if (meetingId !== null) return (await givenTask(tx, meetingId)) !== null;
  if (lessonId === null) return false;
  const [found] = await tx
    .select({ blocks: lessons.blocks })
    .from(lessons)
    .where(and(eq(lessons.id, lessonId), isNull(lessons.deletedAt)));
  return tasksIn(found?.blocks ?? []).some(({ id }) => id === blockId);
}

const isReached = (now: Date) =>
  and(
    or(isNull(enrolments.subscriptionEndsAt), gt(enrolments.subscriptionEndsAt, now)),
    or(isNull(enrolments.overdueAt), gt(enrolments.overdueAt, now)),
    sql`not ${isOnHold(enrolments, now)}`,
  );

/** Who is told of it: in its class since before it was given, of its group, and has not handed it in. */
export async function studentsToTell(
  tx: Tx,
  of: { classId: number; groupId: number | null; homework: string; since: number; now: Date },
): Promise<number[]> {
  const since = new Date(of.since);
  const { userId } = enrolments;
  const member = tx
    .select({ one: sql`1` })
    .from(groupMembers)
    .where(
      and(
        ...[eq(groupMembers.groupId, of.groupId ?? 0), eq(groupMembers.userId, userId)],
        lte(groupMembers.since, since),
      ),
    );
  const done = tx
    .select({ one: sql`1` })
    .from(handIns)
    .where(and(eq(handIns.userId, userId), eq(handIns.homework, of.homework)));
  const rows = await tx
    .select({ userId })
    .from(enrolments)
    .innerJoin(users, and(eq(users.id, userId), isNull(users.deletedAt)))
    .where(
      and(
        ...[eq(enrolments.classId, of.classId), lte(enrolments.enrolledAt, since)],
        ...[isReached(of.now), notExists(done)],
        of.groupId === null ? undefined : sql`exists ${member}`,
      ),
    )
    .orderBy(asc(userId));
  return rows.map((row) => row.userId);
}

/** Homework of the lessons of a student's classes, as far as they are open by their time. */
export async function blocksGivenTo(
  db: Database,
  userId: number,
  { now, limit }: { now: Date; limit: number },
) {
  const block = sql`jsonb_array_elements(${lessons.blocks}) as block`;
  return db
    .select({
      blockId: sql<string>`block ->> 'id'`,
      task: sql<HomeworkTask>`block -> 'task'`,
      ...{ lessonId: lessons.id, lessonRand: lessons.rand, viewedAt: lessonProgress.viewedAt },
      ...{ classRand: classes.rand, className: classes.name },
    })
    .from(enrolments)
    .innerJoin(classes, and(eq(classes.id, enrolments.classId), isNull(classes.deletedAt)))
    .innerJoin(lessons, and(eq(lessons.classId, classes.id), isNull(lessons.deletedAt)))
    .innerJoin(block, sql`block ->> 'kind' = 'homework'`)
    .leftJoin(
      lessonProgress,
      and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, userId)),
    )
    .where(
      and(
        ...[eq(enrolments.userId, userId), ne(lessons.kind, 'exam'), isReached(now)],
        sql`${lessons.blocks} @> '[{"kind":"homework"}]'`,
        or(isNull(lessons.opensAt), lte(lessons.opensAt, now)),
        sql`(${lessonProgress.viewedAt} is not null or block #>> '{task,dueOn}' is not null)`,
      ),
    )
    .orderBy(asc(lessons.position), asc(lessons.id))
    .limit(limit);
}

/** Of some homework that which a student has handed in. */
export async function handedInOf(
  db: Database,
  userId: number,
  homework: readonly string[],
): Promise<ReadonlySet<string>> {
  if (homework.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ homework: handIns.homework })
    .from(handIns)
    .where(and(eq(handIns.userId, userId), inArray(handIns.homework, [...homework])));
  return new Set(rows.map((row) => row.homework));
}
