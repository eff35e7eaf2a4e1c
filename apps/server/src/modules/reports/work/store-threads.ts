import { roles } from '@institute/contract/auth/abilities';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db.ts';
import { counted, NAMED, rolesBut } from './store.ts';

/** How many comments are looked through, the newest: as many as an office answers in a month. */
const NEWEST = 2000;

/** A discussion whose last word is a student's. */
export interface OpenThread {
  classId: number;
  classRand: string;
  lessonId: number;
  lessonRand: string;
  className: string;
  lesson: string;
  student: string;
  studentId: number;
  /** The comment that began it, and the last one. */
  threadId: number;
  commentId: number;
  at: Date | string;
}

/** A place in the list of open threads: that of the thread with this last comment. */
export interface ThreadPlace {
  at: Date;
  commentId: number;
}

interface WantedThreads {
  /** Those that students have spoken in since. */
  since: Date;
  /** Null for all classes. */
  classIds?: readonly number[] | null;
  /** Those behind a place in the list. */
  after?: ThreadPlace | null;
  limit?: number;
}

/**
 * Discussions that students have spoken in last, the longest waiting first, and how many there are. A thread
 * is a comment with all below it; what was deleted counts for nothing.
 */
export function openThreads(
  db: Database,
  { since, classIds = null, after = null, limit = NAMED }: WantedThreads,
) {
  const others = rolesBut(roles.student);
  const within = classIds
    ? sql`where lesson_id in (select id from lessons
        where class_id in (select value::int from jsonb_array_elements_text(${JSON.stringify(classIds)}::jsonb)))`
    : sql``;
  const behind = after
    ? sql`where (open.created_at, open.id) > (${after.at}, ${after.commentId}::bigint)`
    : sql``;
  return counted<OpenThread>(
    db,
    sql`with recursive recent as (
          select * from (select id, parent_id, lesson_id, author_id, created_at, deleted_at,
              by_teacher from comments ${within} order by id desc limit ${NEWEST}) newest
          where created_at >= ${since} and deleted_at is null
        ), up as (
          select id as said, id, parent_id from recent
          union all
          select up.said, c.id, c.parent_id from up join comments c on c.id = up.parent_id
        ), last as (
          select distinct on (up.id) recent.*, up.id as thread from up
          join recent on recent.id = up.said
          where up.parent_id is null order by up.id, recent.id desc
        ), open as (
          -- What stands nowhere any more is little, and is looked up once; so is who works there.
          select last.*, count(*) over ()::int as total from last
          where not by_teacher
            and author_id not in (select id from users where deleted_at is not null)
            and author_id not in (select id from users where deleted_at is null and role in ${others})
            and lesson_id not in (select id from lessons where deleted_at is not null)
            and lesson_id not in (select id from lessons where class_id in (
              select id from classes where deleted_at is not null))
        ), listed as (
          select * from open ${behind} order by created_at, id limit ${limit}
        )
        select c.id as "classId", c.rand as "classRand", l.id as "lessonId", l.rand as "lessonRand",
               c.name as "className", l.subject as lesson, u.name as student, u.id as "studentId",
               open.thread as "threadId", open.id as "commentId", open.created_at as at, open.total
        from listed open
        join users u on u.id = open.author_id
        join lessons l on l.id = open.lesson_id
        join classes c on c.id = l.class_id
        order by open.created_at, open.id`,
  );
}
