import { renewableUntil } from '@institute/contract/classes/subscription';
import { DAY_MS } from '@institute/contract/time/durations';
import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database, Tx } from '../../../platform/db.ts';
import { classes, enrolments, invoices, studentPrices, users } from '../../../schema/index.ts';
import type { ClassRow } from '../store.ts';
import type { EnrolmentRow } from './store-enrolments.ts';

/** A place with its class, and whether its student may pay less. */
export interface MonthlyPlace {
  place: EnrolmentRow;
  row: ClassRow;
  hasOwnPrice: boolean;
}

const hasOwnPrice = sql<boolean>`exists (select from ${studentPrices} own
  where own.user_id = ${enrolments.userId} and own.ended_at is null)`;

/** Some places, as they stand. */
export const monthlyPlaces = (tx: Tx, ids: readonly number[]): Promise<MonthlyPlace[]> =>
  tx
    .select({ place: enrolments, row: classes, hasOwnPrice })
    .from(enrolments)
    .innerJoin(classes, eq(classes.id, enrolments.classId))
    .where(inArray(enrolments.id, [...ids]))
    .orderBy(asc(enrolments.id));

/**
 * Places behind one whose next month may be owed and is not written so, or is written and may be owed no more. Which it
 * is says whoever holds their wallets.
 */
export async function placesToBill(
  db: Database,
  span: { now: Date; graceDays: number; timeZone: string; after: number; limit: number },
): Promise<{ placeId: number; userId: number }[]> {
  const { now, graceDays, timeZone, after, limit } = span;
  const at = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;
  // A day more than the grace: it ends with a day, and this with a moment.
  const since = new Date(now.getTime() - (graceDays + 2) * DAY_MS);
  const isWanted = sql`${enrolments.subscriptionEndsAt} > ${at(since)}
    and ${enrolments.subscriptionEndsAt} <= ${at(renewableUntil(now))}
    and ${classes.isMonthly} and ${classes.price} > 0 and ${classes.deletedAt} is null
    and ${classes.isActive} and not ${classes.isDraft} and ${users.deletedAt} is null
    and (${enrolments.heldFrom} is null or ${enrolments.heldFrom} > ${at(now)}
      or ${enrolments.heldUntil} <= ${at(now)})`;
  const isNext = sql`${invoices.period} = ${enrolments.periods} + 1`;
  const isRight = sql`${invoices.state} = 'open' and ${invoices.overdueAt} > ${at(now)}
    and ${invoices.dueOn} = (${enrolments.subscriptionEndsAt} at time zone ${timeZone})::date
    and ${invoices.amount} = ${classes.price} and not ${hasOwnPrice}`;
  // What is paid, or was ended by the office, stays.
  const isOurs = sql`(${invoices.id} is null or ${invoices.state} = 'open'
    or (${invoices.state} = 'cancelled' and ${invoices.reason} = '' and ${invoices.paid} = 0))`;
  const place = { placeId: enrolments.id, userId: enrolments.userId };
  const missing = db
    .select(place)
    .from(enrolments)
    .innerJoin(classes, eq(classes.id, enrolments.classId))
    .innerJoin(users, eq(users.id, enrolments.userId))
    .leftJoin(
      invoices,
      and(eq(invoices.placeId, enrolments.id), eq(invoices.isMonth, true), isNext),
    )
    .where(and(gt(enrolments.id, after), isWanted, isOurs, sql`(${isRight}) is not true`));
  const spare = db
    .select(place)
    .from(invoices)
    .innerJoin(enrolments, eq(enrolments.id, invoices.placeId))
    .innerJoin(classes, eq(classes.id, enrolments.classId))
    .innerJoin(users, eq(users.id, enrolments.userId))
    .where(
      and(
        gt(enrolments.id, after),
        eq(invoices.isMonth, true),
        eq(invoices.state, 'open'),
        sql`(${isWanted} and ${isNext} and ${isRight}) is not true`,
      ),
    );
  return union(missing, spare).orderBy(sql`1`).limit(limit);
}
