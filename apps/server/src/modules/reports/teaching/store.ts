import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../platform/db.ts';
import { leftToStudy } from '../../../shared/sql/left-to-study.ts';
import { counted, NAMED } from '../work/store.ts';

/** A class that somebody teaches, and what waits there. */
export interface TaughtRow {
  id: number;
  rand: string;
  name: string;
  isDraft: boolean;
  links: string;
  students: number;
  waiting: number;
  waitingSince: Date | string | null;
  /** Homework that waits. */
  handIns: number;
  nextLesson: string | null;
  nextOpensAt: Date | string | null;
}

const among = (column: SQL, ids: readonly number[]) =>
  sql`${column} in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;

/** Classes by name, with the exams that wait in those of `marked`, the homework in those of `answers`, and the lesson that opens next. */
export function taughtClasses(
  db: Database,
  {
    ids,
    marked,
    answers,
    now,
  }: {
    ids: readonly number[];
    marked: readonly number[];
    answers: readonly number[];
    now: Date;
  },
): Promise<TaughtRow[]> {
  return rowsOf<TaughtRow>(
    db,
    sql`select c.id, c.rand, c.name, c.is_draft as "isDraft", c.links, coalesce(t.students, 0) as students,
          coalesce(q.waiting, 0)::int as waiting, q.since as "waitingSince",
          h.waiting as "handIns",
          n.subject as "nextLesson", n.opens_at as "nextOpensAt"
        from classes c
        left join class_totals t on t.class_id = c.id
        left join lateral (
          select sum(e.waiting) as waiting, min(r.submitted_at) as since
          from lessons l join exam_queues e on e.lesson_id = l.id and e.waiting > 0
          cross join lateral (select submitted_at from exam_results
            where lesson_id = l.id and is_waiting order by submitted_at, id limit 1) r
          where l.class_id = c.id and ${among(sql`c.id`, marked)}
        ) q on true
        left join lateral (
          select count(*)::int as waiting
          from hand_ins w join users s on s.id = w.user_id and s.deleted_at is null
          where w.class_id = c.id and w.state = 'waiting' and w.is_last
            and ${among(sql`c.id`, answers)}
        ) h on true
        left join lateral (
          select subject, opens_at from lessons
          where class_id = c.id and deleted_at is null and opens_at > ${now}
          order by opens_at, id limit 1
        ) n on true
        where c.deleted_at is null and ${among(sql`c.id`, ids)}
        order by c.name, c.id`,
  );
}

/** A student who has opened nothing of a class for long. */
export interface SilentStudent {
  userId: number;
  classRand: string;
  className: string;
  student: string;
  since: Date | string;
}

/** Live students of some classes who have opened nothing of it since `before`, nor joined since. */
export function silentStudents(
  db: Database,
  classIds: readonly number[],
  { before, now }: { before: Date; now: Date },
) {
  return counted<SilentStudent>(
    db,
    sql`select u.id as "userId", c.rand as "classRand", c.name as "className", u.name as student,
          coalesce(p.last, e.enrolled_at) as since, count(*) over ()::int as total
        from enrolments e
        join classes c on c.id = e.class_id and c.deleted_at is null
        join users u on u.id = e.user_id and u.deleted_at is null
        left join lateral (select max(viewed_at) as last from lesson_progress
          where user_id = e.user_id and class_id = e.class_id) p on true
        where ${among(sql`e.class_id`, classIds)}
          and coalesce(p.last, e.enrolled_at) <= ${before}
          and not exists (select 1 from class_staff s
            where s.user_id = e.user_id and s.class_id = e.class_id)
          and ${leftToStudy({ userId: sql`e.user_id`, classId: sql`e.class_id` }, now)}
        order by since, u.id limit ${NAMED}`,
  );
}
