import { openRefundStates, type RefundState } from '@institute/contract/payments/refunds';
import {
  and,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  like,
  lte,
  or,
  sql,
  sum,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Tx } from '../../../platform/db.ts';
import { cardPayments, classes, refunds, users } from '../../../schema/index.ts';
import { containing } from '../../../shared/like.ts';
import type { CardPaymentRow } from '../checkout/store-cards.ts';

/** Money on its way back, as stored. */
export type RefundRow = typeof refunds.$inferSelect;

/** The same with what is told of it. */
export interface RefundLine {
  refund: RefundRow;
  payment: Pick<CardPaymentRow, 'reference' | 'method'> | null;
  student: string;
  askedBy: string | null;
  decidedBy: string | null;
}

/** Adds one; null where it was there, under its request's key or the provider's number. */
export async function insertRefund(
  tx: Tx,
  row: typeof refunds.$inferInsert,
): Promise<RefundRow | null> {
  const [added] = await tx.insert(refunds).values(row).onConflictDoNothing().returning();
  return added ?? null;
}

/** The one that was sent under a request's key. */
export async function refundUnder(db: Database, requestKey: string): Promise<RefundRow | null> {
  const [found] = await db.select().from(refunds).where(eq(refunds.requestKey, requestKey));
  return found ?? null;
}

/** One without a lock. */
export async function refundById(db: Database, id: number): Promise<RefundRow | null> {
  const [found] = await db.select().from(refunds).where(eq(refunds.id, id));
  return found ?? null;
}

/** One, locked to the end of the transaction. */
export async function lockRefund(tx: Tx, id: number): Promise<RefundRow> {
  const [found] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
  if (!found) throw new Error(`no refund ${id}`);
  return found;
}

export async function updateRefund(
  tx: Tx | Database,
  id: number,
  changes: Partial<Omit<RefundRow, 'id' | 'userId' | 'amount' | 'token' | 'askedAt'>>,
): Promise<RefundRow> {
  const [updated] = await tx.update(refunds).set(changes).where(eq(refunds.id, id)).returning();
  if (!updated) throw new Error(`no refund ${id}`);
  return updated;
}

/** Those that the provider has, or may have, of a card payment. */
export const refundsOfPayment = (db: Database, paymentId: number): Promise<RefundRow[]> =>
  db
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.way, 'card')));

/** What of card payments goes back, or has gone, in kobo by payment. */
export async function returnedOf(
  db: Database,
  paymentIds: readonly number[],
): Promise<Map<number, number>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await db
    .select({ paymentId: refunds.paymentId, amount: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .where(
      and(
        inArray(refunds.paymentId, [...paymentIds]),
        inArray(refunds.state, [...openRefundStates, 'done']),
      ),
    )
    .groupBy(refunds.paymentId);
  return new Map(rows.map(({ paymentId, amount }) => [Number(paymentId), amount]));
}

/** Card payments of a student that have arrived, newest first, with their classes. */
export const arrivedPayments = (db: Database, userId: number, most: number) =>
  db
    .select({ payment: cardPayments, className: classes.name })
    .from(cardPayments)
    .leftJoin(classes, eq(classes.id, cardPayments.classId))
    .where(
      and(
        eq(cardPayments.userId, userId),
        isNotNull(cardPayments.settledAt),
        gt(cardPayments.received, 0),
      ),
    )
    .orderBy(desc(cardPayments.id))
    .limit(most);

/** Takes one whose time has come and puts that off to `until`: nobody else asks meanwhile. */
export async function claimRefund(
  db: Database,
  id: number,
  span: { now: Date; until: Date },
): Promise<RefundRow | null> {
  const [claimed] = await db
    .update(refunds)
    .set({ askAt: span.until })
    .where(and(eq(refunds.id, id), lte(refunds.askAt, span.now)))
    .returning();
  return claimed ?? null;
}

/** Those whose time has come. */
export async function dueRefunds(db: Database, now: Date, limit: number): Promise<number[]> {
  const due = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(lte(refunds.askAt, now))
    .orderBy(refunds.askAt)
    .limit(limit);
  return due.map(({ id }) => id);
}

/** Notes that the provider is told now; false where it was told after `before`, or the row is not under way. */
export async function markTold(
  db: Database,
  id: number,
  { now, before }: { now: Date; before: Date },
): Promise<boolean> {
  const marked = await db
    .update(refunds)
    .set({ requestedAt: now })
    .where(
      and(
        eq(refunds.id, id),
        eq(refunds.state, 'underway'),
        isNull(refunds.providerId),
        or(isNull(refunds.requestedAt), lte(refunds.requestedAt, before)),
      ),
    )
    .returning({ id: refunds.id });
  return marked.length > 0;
}

const asker = alias(users, 'asker');
const decider = alias(users, 'decider');

const lines = (db: Database) =>
  db
    .select({
      refund: refunds,
      payment: { reference: cardPayments.reference, method: cardPayments.method },
      student: users.name,
      askedBy: asker.name,
      decidedBy: decider.name,
    })
    .from(refunds)
    .innerJoin(users, eq(users.id, refunds.userId))
    .leftJoin(cardPayments, eq(cardPayments.id, refunds.paymentId))
    .leftJoin(asker, eq(asker.id, refunds.askedBy))
    .leftJoin(decider, eq(decider.id, refunds.decidedBy));

/** One with what is told of it. */
export async function refundLine(db: Database, id: number): Promise<RefundLine> {
  const [found] = await lines(db).where(eq(refunds.id, id));
  if (!found) throw new Error(`no refund ${id}`);
  return found;
}

/** A page, newest first; searched by name and reference. */
export async function refundLines(
  db: Database,
  page: { limit: number; offset: number; search: string },
  wanted: { studentId: number | undefined; state: RefundState | 'open' | undefined },
): Promise<{ total: number; lines: RefundLine[] }> {
  const { studentId, state } = wanted;
  const where = and(
    studentId === undefined ? undefined : eq(refunds.userId, studentId),
    state === undefined
      ? undefined
      : state === 'open'
        ? isNull(refunds.endedAt)
        : eq(refunds.state, state),
    page.search === ''
      ? undefined
      : or(
          like(users.searchText, containing(page.search)),
          sql`strpos(lower(${refunds.reference}), lower(${page.search})) > 0`,
          sql`strpos(lower(${cardPayments.reference}), lower(${page.search})) > 0`,
        ),
  );
  const [{ total = 0 } = {}] = await db
    .select({ total: count() })
    .from(refunds)
    .innerJoin(users, eq(users.id, refunds.userId))
    .leftJoin(cardPayments, eq(cardPayments.id, refunds.paymentId))
    .where(where);
  const found = await lines(db)
    .where(where)
    .orderBy(desc(refunds.id))
    .limit(page.limit)
    .offset(page.offset);
  return { total, lines: found };
}

/** The last of a student, newest first. */
export const refundsOf = (db: Database, userId: number, most: number): Promise<RefundLine[]> =>
  lines(db).where(eq(refunds.userId, userId)).orderBy(desc(refunds.id)).limit(most);
