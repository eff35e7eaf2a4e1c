import { roles } from '@institute/contract/auth/abilities';
import { eq, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../platform/db.ts';
import { paymentClaims } from '../../../schema/index.ts';
import { utcDay, wholeDays } from '../rules.ts';

/** How many of each kind of work are named. */
export const NAMED = 5;

/** A list that was cut, and how long it is. */
export interface Counted<Item> {
  count: number;
  first: Item[];
}

/** Every role but one. */
export const rolesBut = (one: number) => Object.values(roles).filter((role) => role !== one);

/** Rows that each carry the length of the whole as `total`. */
export async function counted<Item>(db: Database, query: SQL): Promise<Counted<Item>> {
  const rows = await rowsOf<Item & { total: number }>(db, query);
  return { count: rows[0]?.total ?? 0, first: rows };
}

/** How many exams wait that were handed in on a day (UTC) up to each of these; no day stands for all. */
export async function waitingUpTo(db: Database, days: readonly string[]): Promise<number[]> {
  const sums = days.map(
    (day, at) =>
      sql`coalesce(sum(waiting) filter (where day <= ${day}::date), 0)::int as ${sql.raw(`"${at}"`)}`,
  );
  const [found] = await rowsOf<Record<string, number>>(
    db,
    sql`select ${sql.join(sums, sql`, `)} from exam_queue_days where waiting > 0`,
  );
  return days.map((_day, at) => found?.[at] ?? 0);
}

/** A class, and how many of its subscriptions end, or of its homework wait. */
export interface Ending {
  classId: number;
  className: string;
  count: number;
}

/** Subscriptions of live students that end within a span, by class; read along the index of ends. */
export async function subscriptionsEnding(
  db: Database,
  span: { from: Date; until: Date },
): Promise<Counted<Ending>> {
  const rows = await rowsOf<Ending & { total: number }>(
    db,
    sql`select c.id as "classId", c.name as "className", e.count,
               sum(e.count) over ()::int as total
        from (
          select class_id, count(*)::int as count from enrolments
          where subscription_ends_at >= ${span.from} and subscription_ends_at < ${span.until}
            and user_id not in (select id from users where deleted_at is not null)
          group by class_id
        ) e
        join classes c on c.id = e.class_id
        where c.deleted_at is null and c.is_monthly and c.is_active
        order by e.count desc, c.id limit ${NAMED}`,
  );
  return { count: rows[0]?.total ?? 0, first: rows };
}

/** So much homework is counted; an institute with more of it knows that it is much. */
const MOST_HOMEWORK = 1000;

/** Homework of live students that waits for an answer, by class; counted along the index of what waits. */
export async function homeworkWaiting(db: Database): Promise<Counted<Ending> & { more: boolean }> {
  const rows = await rowsOf<Ending & { total: number }>(
    db,
    sql`select c.id as "classId", c.name as "className", w.count,
               sum(w.count) over ()::int as total
        from (
          select class_id, count(*)::int as count from (
            select h.class_id from hand_ins h
            join users u on u.id = h.user_id and u.deleted_at is null
            join classes c on c.id = h.class_id and c.deleted_at is null
            where h.state = 'waiting' and h.is_last
            order by h.handed_in_at, h.id limit ${MOST_HOMEWORK + 1}
          ) found group by class_id
        ) w
        join classes c on c.id = w.class_id
        order by w.count desc, c.id limit ${NAMED}`,
  );
  const total = rows[0]?.total ?? 0;
  return { count: Math.min(total, MOST_HOMEWORK), more: total > MOST_HOMEWORK, first: rows };
}

/** A message of which some e-mails could not be delivered. */
export interface FailedMails {
  messageId: number;
  subject: string;
  count: number;
}

/** Messages sent since `since` of which e-mails have failed, the newest first. */
export async function failedMails(db: Database, since: Date): Promise<Counted<FailedMails>> {
  const rows = await rowsOf<FailedMails & { total: number }>(
    db,
    sql`select m.id as "messageId", m.subject, g.failed as count,
               sum(g.failed) over ()::int as total
        from mailings g join messages m on m.id = g.message_id
        where g.failed > 0 and m.sender_id is not null and m.sent_at >= ${since}
        order by m.id desc limit ${NAMED}`,
  );
  return { count: rows[0]?.total ?? 0, first: rows };
}

/** A card payment that its payer takes for paid. */
export interface FailedPayment {
  reference: string;
  userId: number;
  name: string;
  at: Date;
}

/** How many transfers that students have said to have made wait to be confirmed. */
export const claimsWaiting = (db: Database): Promise<number> =>
  db.$count(paymentClaims, eq(paymentClaims.state, 'waiting'));

/** Card payments begun since `since` that failed after their payers had said that they paid. */
export function failedPayments(db: Database, since: Date) {
  return counted<FailedPayment>(
    db,
    sql`select p.reference, p.user_id as "userId", u.name, p.created_at as at,
          count(*) over ()::int as total
        from card_payments p
        join users u on u.id = p.user_id and u.deleted_at is null
        where p.state = 'failed' and p.claimed_at is not null and p.created_at >= ${since}
        order by p.created_at desc, p.id desc limit ${NAMED}`,
  );
}

/**
 * How many live students joined from each of these instants until before the next: whole days (UTC)
 * from what is kept of everybody, what stands out at both ends from an index, less the few others.
 */
export async function joinedBetween(db: Database, bounds: readonly Date[]): Promise<number[]> {
  const others = rolesBut(roles.student);
  const counts = bounds.slice(1).map((until, at) => {
    const from = bounds[at] ?? until;
    const { first, last } = wholeDays(from, until);
    const among = (start: Date, end: Date) => sql`(select count(*) from users
      where deleted_at is null and joined_at >= ${start} and joined_at < ${end}`;
    return sql`((select coalesce(sum(users), 0) from user_days
        where day >= ${utcDay(first)}::date and day < ${utcDay(last)}::date)
      + ${among(from, first)}) + ${among(last, until)})
      - ${among(from, until)} and role in ${others}))::int as ${sql.raw(`"${at}"`)}`;
  });
  const [found] = await rowsOf<Record<string, number>>(
    db,
    sql`select ${sql.join(counts, sql`, `)}`,
  );
  return counts.map((_count, at) => found?.[at] ?? 0);
}

/** How many active classes were made from each of these instants until before the next; they are few. */
export async function classesMadeBetween(db: Database, bounds: readonly Date[]): Promise<number[]> {
  const counts = bounds.slice(1).map(
    (until, at) => sql`(count(*) filter (where created_at >= ${bounds[at] ?? until}
      and created_at < ${until}))::int as ${sql.raw(`"${at}"`)}`,
  );
  const [found] = await rowsOf<Record<string, number>>(
    db,
    sql`select ${sql.join(counts, sql`, `)} from classes where deleted_at is null and is_active`,
  );
  return counts.map((_count, at) => found?.[at] ?? 0);
}

/** Whether there is a live class, one with so many lessons, one that is published, and a student. */
export async function whatExists(db: Database, student: number, lessons: number) {
  const [found] = await rowsOf<{
    class: boolean;
    lesson: boolean;
    published: boolean;
    student: boolean;
  }>(
    db,
    sql`select
      exists (select 1 from classes where deleted_at is null) as "class",
      exists (select 1 from classes where deleted_at is null and lesson_total >= ${lessons}) as "lesson",
      exists (select 1 from classes where deleted_at is null and is_active and not is_draft) as "published",
      exists (select 1 from user_totals where role = ${student} and users > 0) as "student"`,
  );
  return found ?? { class: false, lesson: false, published: false, student: false };
}
