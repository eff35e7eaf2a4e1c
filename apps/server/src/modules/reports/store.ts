import { and, asc, eq, gte, inArray, isNull, lt, or, sql, sum } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import {
  accounts,
  classes,
  enrolments,
  payments,
  paymentTotals,
  transfers,
} from '../../schema/index.ts';
import { utcDay, wholeDays } from './rules.ts';

/** Every class that has not been deleted. */
export async function liveClasses(db: Database) {
  return db
    .select({ id: classes.id, name: classes.name, isActive: classes.isActive })
    .from(classes)
    .where(isNull(classes.deletedAt))
    .orderBy(asc(classes.id));
}

/** Enrolments from `from` until before `to`, by class; read along the index of each class. */
export async function enrolmentsOf(
  db: Database,
  from: Date,
  to: Date,
): Promise<Map<number, number>> {
  const rows = await db
    .select({
      id: classes.id,
      count: sql<number>`(select count(*)::int from ${enrolments}
        where enrolments.class_id = classes.id
        and ${enrolments.enrolledAt} >= ${from} and ${enrolments.enrolledAt} < ${to})`,
    })
    .from(classes);
  return new Map(rows.filter((row) => row.count > 0).map((row) => [row.id, row.count]));
}

/** Services that are paid to the class revenue. */
const CLASS_SERVICES = ['enrolment', 'renewal'];

/**
 * Kobo paid for classes from `from` until before `to`, less what was returned. Whole days are read
 * from the kept totals, whose days are UTC's; what stands out at both ends from the payments.
 */
export async function incomeOf(db: Database, from: Date, to: Date): Promise<number> {
  const { first, last } = wholeDays(from, to);
  const between = (start: Date, end: Date) =>
    and(gte(payments.createdAt, start), lt(payments.createdAt, end));
  const [[days], [edges], returned] = await Promise.all([
    db
      .select({ amount: sum(paymentTotals.amount) })
      .from(paymentTotals)
      .where(
        and(
          eq(paymentTotals.grain, 'day'),
          gte(paymentTotals.day, utcDay(first)),
          lt(paymentTotals.day, utcDay(last)),
          inArray(paymentTotals.service, CLASS_SERVICES),
        ),
      ),
    db
      .select({ amount: sum(payments.amount) })
      .from(payments)
      .where(
        and(inArray(payments.service, CLASS_SERVICES), or(between(from, first), between(last, to))),
      ),
    returnedOf(db, from, to),
  ]);
  return Number(days?.amount ?? 0) + Number(edges?.amount ?? 0) - returned;
}

/** Kobo that left the class revenue again; there are few such transfers. */
async function returnedOf(db: Database, from: Date, to: Date): Promise<number> {
  const [found] = await db
    .select({ amount: sum(transfers.amount) })
    .from(transfers)
    .innerJoin(accounts, eq(accounts.id, transfers.debitAccountId))
    .where(
      and(
        eq(accounts.kind, 'class_revenue'),
        isNull(accounts.userId),
        gte(transfers.createdAt, from),
        lt(transfers.createdAt, to),
      ),
    );
  return Number(found?.amount ?? 0);
}
