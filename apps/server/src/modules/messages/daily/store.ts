import { usualReminders } from '@institute/contract/meetings/reminders';
import { daysAfter } from '@institute/contract/time/calendar';
import { DAY_MS, MINUTE_MS } from '@institute/contract/time/durations';
import { and, asc, desc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Tx } from '../../../platform/db.ts';
import {
  classes,
  dailyReminders,
  enrolments,
  examResults,
  invoices,
  lessons,
  messageReads,
  messageRecipients,
  reminderChoices,
} from '../../../schema/index.ts';
import { whatFor } from '../../invoices/index.ts';
import { insertRead } from '../inbox/store.ts';
import { DAYS, type Day } from './daily-rules.ts';

const { dailyWay, dailyHour } = usualReminders;

/** The zones by whose clocks people live who have chosen one. */
export async function zonesChosen(db: Database): Promise<string[]> {
  const rows = await db.selectDistinct({ zone: reminderChoices.zone }).from(reminderChoices);
  return rows.map(({ zone }) => zone);
}

/** Somebody whose hour has come, and who was not looked at on this day. */
export interface Person extends Omit<Day, 'hour'> {
  userId: number;
  way: 'push' | 'email';
}

/**
 * Those whose hour has come, in order from after a number on: whoever has a device that rings, or an e-mail and the
 * wish for it, and was not looked at on this day.
 */
export async function peopleToRemind(
  db: Database,
  of: { now: Date; days: readonly Day[]; zone: string; after: number; most: number },
): Promise<Person[]> {
  const { now, days, zone, after, most } = of;
  const rows = await rowsOf<Omit<Person, 'until'> & { until: string }>(
    db,
    sql`
    select u.id as "userId", d.zone, d.day, d.until, coalesce(c.daily_way, ${dailyWay}) as way
    from (
      select s.user_id from push_subscriptions p join sessions s on s.id = p.session_id
        where s.expires_at > ${now.toISOString()}::timestamptz and s.admin_id is null
          and s.user_id > ${after}
      union
      select user_id from reminder_choices where daily_way = 'email' and user_id > ${after}
    ) own
    join users u on u.id = own.user_id and u.deleted_at is null
    left join reminder_choices c on c.user_id = u.id
    join jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
      as d (zone text, day date, hour int, until timestamptz) on d.zone = coalesce(c.zone, ${zone})
    where case coalesce(c.daily_way, ${dailyWay}) when 'email' then u.email is not null
        when 'push' then true else false end
      and d.hour >= coalesce(c.daily_hour, ${dailyHour}::int)
      and not exists (select 1 from daily_reminders r where r.user_id = u.id and r.on_day = d.day)
    order by u.id limit ${most}::int`,
  );
  return rows.map((row) => ({ ...row, until: new Date(row.until) }));
}

/** Notes that somebody is looked at on a day; false where another has done it. */
export async function insertDaily(tx: Tx, { day, ...row }: Person): Promise<boolean> {
  const { userId, until, way } = row;
  const added = await tx
    .insert(dailyReminders)
    .values({ userId, until, way, onDay: day })
    .onConflictDoNothing()
    .returning({ userId: dailyReminders.userId });
  return added.length > 0;
}

/** Notes of what somebody is reminded, by which message. */
export async function noteDaily(
  tx: Tx,
  { userId, day }: Pick<Person, 'userId' | 'day'>,
  of: { messageId: number; cards: number; examId: number | null; invoiceId: number | null },
): Promise<void> {
  await tx
    .update(dailyReminders)
    .set(of)
    .where(and(eq(dailyReminders.userId, userId), eq(dailyReminders.onDay, day)));
}

/** Reminders of earlier days count as read from now on: they speak of a day that is over. */
export async function readEarlier(
  tx: Tx,
  { userId, day }: Pick<Person, 'userId' | 'day'>,
  at: Date,
): Promise<void> {
  const unread = await tx
    .select({ messageId: messageRecipients.messageId })
    .from(dailyReminders)
    .innerJoin(
      messageRecipients,
      and(
        eq(messageRecipients.messageId, dailyReminders.messageId),
        eq(messageRecipients.userId, dailyReminders.userId),
      ),
    )
    .leftJoin(
      messageReads,
      and(
        eq(messageReads.messageId, dailyReminders.messageId),
        eq(messageReads.userId, dailyReminders.userId),
      ),
    )
    .where(
      and(
        ...[eq(dailyReminders.userId, userId), lt(dailyReminders.onDay, day)],
        isNull(messageReads.messageId),
      ),
    );
  for (const { messageId } of unread) await insertRead(tx, { userId, messageId, readAt: at });
}

/** The reminder that a message is, with how its person wants them now; null of any other message. */
export async function dailyOf(db: Database, messageId: number, zone: string) {
  const [found] = await db
    .select({
      ...{ userId: dailyReminders.userId, until: dailyReminders.until, way: dailyReminders.way },
      ...{ cards: dailyReminders.cards, examId: dailyReminders.examId },
      invoiceId: dailyReminders.invoiceId,
      wantedWay: sql<string>`coalesce(${reminderChoices.dailyWay}, ${dailyWay})`,
      zone: sql<string>`coalesce(${reminderChoices.zone}, ${zone})`,
    })
    .from(dailyReminders)
    .leftJoin(reminderChoices, eq(reminderChoices.userId, dailyReminders.userId))
    .where(eq(dailyReminders.messageId, messageId));
  return found ?? null;
}

/** Forgets of what people were reminded before a day. */
export async function forgetDaily(db: Database, before: string): Promise<void> {
  await db.delete(dailyReminders).where(lt(dailyReminders.onDay, before));
}

/** An exam whose mark its student has not looked at. */
export interface UnseenExam {
  id: number;
  lessonRand: string;
  subject: string;
  classRand: string;
  className: string;
}

const isUnseen = sql`${examResults.totalScore} is not null
  and ${examResults.markedAt} > coalesce(${examResults.seenAt}, '-infinity')`;

/** Marks may be undone at first, and their students are told after that. */
const TOLD_MS = MINUTE_MS;

/** The exam of somebody that was marked last in these days, and at whose mark they have not looked. */
export async function examUnseen(
  db: Database,
  { userId, now }: { userId: number; now: Date },
): Promise<UnseenExam | null> {
  const [found] = await db
    .select({
      ...{ id: lessons.id, lessonRand: lessons.rand, subject: lessons.subject },
      ...{ classRand: classes.rand, className: classes.name },
    })
    .from(examResults)
    .innerJoin(lessons, and(eq(lessons.id, examResults.lessonId), isNull(lessons.deletedAt)))
    .innerJoin(classes, and(eq(classes.id, lessons.classId), isNull(classes.deletedAt)))
    .innerJoin(
      enrolments,
      and(eq(enrolments.classId, classes.id), eq(enrolments.userId, examResults.userId)),
    )
    .where(
      and(
        ...[eq(examResults.userId, userId), eq(examResults.isCounted, true), isUnseen],
        gt(examResults.markedAt, new Date(now.getTime() - DAYS.exam * DAY_MS)),
        lte(examResults.markedAt, new Date(now.getTime() - TOLD_MS)),
      ),
    )
    .orderBy(desc(examResults.markedAt))
    .limit(1);
  return found ?? null;
}

/** Whether somebody has still not looked at the mark of an exam. */
export async function isExamUnseen(
  db: Database,
  userId: number,
  lessonId: number,
): Promise<boolean> {
  const of = and(eq(examResults.userId, userId), eq(examResults.lessonId, lessonId));
  return (await db.$count(examResults, and(of, isUnseen))) > 0;
}

/** What is due in the next days. */
export interface FeeWaiting {
  id: number;
  what: string;
  rest: number;
  dueOn: string;
}

const isUnpaid = sql`${invoices.state} in ('open', 'part_paid')`;

/**
 * What somebody has to pay first of what is due in the next days: nothing that is paid by itself, and nothing of which
 * they were told on this day already.
 */
export async function feeWaiting(
  db: Database,
  { userId, today }: { userId: number; today: string },
): Promise<FeeWaiting | null> {
  const [found] = await db
    .select({ invoice: invoices, className: classes.name })
    .from(invoices)
    .leftJoin(classes, eq(classes.id, invoices.classId))
    .where(
      and(
        ...[eq(invoices.userId, userId), isUnpaid, isNull(classes.deletedAt)],
        sql`${invoices.dueOn} between ${today} and ${daysAfter(today, DAYS.fee)}`,
        sql`not exists (select 1 from renewals r where r.place_id = ${invoices.placeId} and r.is_on)`,
        sql`not exists (select 1 from messages m
          where m.once_key = concat('invoice:', ${invoices.id}, ':', ${today}::text))`,
      ),
    )
    .orderBy(asc(invoices.dueOn), asc(invoices.id))
    .limit(1);
  if (!found) return null;
  const { invoice, className } = found;
  const { id, amount, paid, dueOn } = invoice;
  return { id, dueOn, what: whatFor(invoice, className), rest: amount - paid };
}

/** Whether anything of an invoice is still to be paid. */
export const isFeeUnpaid = async (db: Database, id: number): Promise<boolean> =>
  (await db.$count(invoices, and(eq(invoices.id, id), isUnpaid))) > 0;
