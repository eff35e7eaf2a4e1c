import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/db.ts';
import { hasFinished } from './assigning/store-assignments.ts';

/** How many classes are looked at, the last studied first, and how many people of them all. */
const CLASSES = 20;
const PEOPLE = 200;
/** How many views of each class are looked through, the newest. */
const VIEWS = 1000;

/** A class, and how many have finished it without a certificate. */
export interface Due {
  classId: number;
  className: string;
  count: number;
}

/** The classes with the most, how many people in all, and whether more were there than looked at. */
export interface CertificatesDue {
  count: number;
  more: boolean;
  first: Due[];
}

/**
 * Who has opened the last lesson of a class since `since`, has finished the class and holds no valid
 * certificate of it, by class; nobody where there is no template to give. Views are read backwards
 * along the index of their class, so that what this costs does not grow with the institute.
 */
export async function certificatesDue(
  db: Database,
  { since, named }: { since: Date; named: number },
): Promise<CertificatesDue> {
  const rows = await rowsOf<Due & { total: number; more: boolean }>(
    db,
    sql`with ${peopleAtTheEnd(since)}, finished as materialized (
          select a.* from at_end a
          join enrolments e on e.class_id = a.class_id and e.user_id = a.user_id
          join users u on u.id = a.user_id and u.deleted_at is null
          where ${hasFinished}
        ), due as (select class_id, user_id from finished except ${holders})
        select c.id as "classId", c.name as "className", count(*)::int as count,
          (sum(count(*)) over ())::int as total, (select count(*) > ${PEOPLE} from at_end) as more
        from due join classes c on c.id = due.class_id
        group by c.id, c.name order by count desc, c.id limit ${named}`,
  );
  const [{ total = 0, more = false } = {}] = rows;
  return {
    ...{ count: total, more },
    first: rows.map(({ classId, className, count }) => ({ classId, className, count })),
  };
}

/** `at_end`: who has lately opened the last lesson of a class, one more than are looked at. */
const peopleAtTheEnd = (since: Date): SQL => sql`
  studied as materialized (
    select c.id, seen.viewed_at from classes c
    cross join lateral (select p.viewed_at from lesson_progress p
      where p.class_id = c.id order by p.viewed_at desc limit 1) seen
    where c.deleted_at is null and seen.viewed_at >= ${since}
      and exists (select 1 from certificate_templates where deleted_at is null)
    order by seen.viewed_at desc limit ${CLASSES}
  ), at_end as materialized (
    select studied.id as class_id, p.user_id, p.viewed_at from studied
    cross join lateral (select l.id from lessons l
      where l.class_id = studied.id and l.deleted_at is null and l.kind <> 'timetable'
      order by l.position desc limit 1) ending
    cross join lateral (select v.user_id, v.lesson_id, v.viewed_at from lesson_progress v
      where v.class_id = studied.id and v.viewed_at >= ${since}
      order by v.viewed_at desc limit ${VIEWS}) p
    where p.lesson_id = ending.id
    order by p.viewed_at desc limit ${PEOPLE + 1}
  )`;

/**
 * Who of `finished` holds a certificate of the class: one given to the class, or one given by name,
 * which says no class, after its last lesson was opened.
 */
const holders: SQL = sql`
  select f.class_id, f.user_id from finished f
  join certificates r on r.user_id = f.user_id and r.revoked_at is null
  join certificate_assignments a
    on a.template_id = r.template_id and a.assigned_at = r.assigned_at
  where a.class_ids @> to_jsonb(f.class_id)
    or (a.student_ids @> to_jsonb(f.user_id) and a.assigned_at >= f.viewed_at)`;
