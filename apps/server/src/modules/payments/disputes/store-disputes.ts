import type { DisputeState } from '@institute/contract/payments/disputes';
import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNull,
  like,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Tx } from '../../../platform/db.ts';
import { cardPayments, disputes, refunds, users } from '../../../schema/index.ts';
import { containing } from '../../../shared/like.ts';

export type DisputeRow = typeof disputes.$inferSelect;

/** The same with what is told of it. */
export interface DisputeLine {
  dispute: DisputeRow;
  payment: typeof cardPayments.$inferSelect | null;
  student: string | null;
  answeredBy: string | null;
  lost: number | null;
}

/** Adds one; null where it was there. */
export async function insertDispute(
  tx: Tx | Database,
  row: typeof disputes.$inferInsert,
): Promise<DisputeRow | null> {
  const [added] = await tx.insert(disputes).values(row).onConflictDoNothing().returning();
  return added ?? null;
}

export async function disputeNamed(
  db: Database,
  named: Pick<DisputeRow, 'provider' | 'providerId'>,
): Promise<DisputeRow | null> {
  const [found] = await db
    .select()
    .from(disputes)
    .where(and(eq(disputes.provider, named.provider), eq(disputes.providerId, named.providerId)));
  return found ?? null;
}

/** Which of some card payments are disputed now. */
export async function disputedAmong(
  db: Database,
  paymentIds: readonly number[],
): Promise<Set<number | null>> {
  if (paymentIds.length === 0) return new Set();
  const rows = await db
    .select({ paymentId: disputes.paymentId })
    .from(disputes)
    .where(and(inArray(disputes.paymentId, [...paymentIds]), isNull(disputes.endedAt)));
  return new Set(rows.map(({ paymentId }) => paymentId));
}

/** One, locked to the end of the transaction; the wallet of its payer is locked before. */
export async function lockDispute(tx: Tx, id: number): Promise<DisputeRow | null> {
  const [found] = await tx.select().from(disputes).where(eq(disputes.id, id)).for('update');
  return found ?? null;
}

export async function changeDispute(
  tx: Tx | Database,
  id: number,
  changes: Partial<Omit<DisputeRow, 'id' | 'provider' | 'providerId'>>,
): Promise<void> {
  await tx.update(disputes).set(changes).where(eq(disputes.id, id));
}

/** Takes those whose time has come and puts that off to `until`. */
export async function claimDisputes(
  db: Database,
  span: { now: Date; until: Date; limit: number },
): Promise<DisputeRow[]> {
  const due = db
    .select({ id: disputes.id })
    .from(disputes)
    .where(and(lte(disputes.askAt, span.now), isNull(disputes.endedAt)))
    .orderBy(asc(disputes.askAt))
    .limit(span.limit)
    .for('update', { skipLocked: true });
  return db
    .update(disputes)
    .set({ askAt: span.until })
    .where(sql`${disputes.id} in ${due}`)
    .returning();
}

const answerer = alias(users, 'answerer');

const lines = (db: Database) =>
  db
    .select({
      dispute: disputes,
      payment: cardPayments,
      student: users.name,
      answeredBy: answerer.name,
      lost: refunds.lost,
    })
    .from(disputes)
    .leftJoin(cardPayments, eq(cardPayments.id, disputes.paymentId))
    .leftJoin(users, eq(users.id, cardPayments.userId))
    .leftJoin(answerer, eq(answerer.id, disputes.answeredBy))
    .leftJoin(refunds, eq(refunds.id, disputes.refundId));

export async function disputeLine(db: Database, id: number): Promise<DisputeLine | null> {
  const [found] = await lines(db).where(eq(disputes.id, id));
  return found ?? null;
}

/** A page: those that wait for an answer by their clock, then the others, newest first. */
export async function disputeLines(
  db: Database,
  page: { limit: number; offset: number; search: string },
  state: DisputeState | 'waiting' | undefined,
): Promise<{ total: number; lines: DisputeLine[] }> {
  const where = and(
    state === undefined
      ? undefined
      : state === 'waiting'
        ? isNull(disputes.endedAt)
        : eq(disputes.state, state),
    page.search === '' ? undefined : named(page.search),
  );
  const [{ total = 0 } = {}] = await db
    .select({ total: count() })
    .from(disputes)
    .leftJoin(cardPayments, eq(cardPayments.id, disputes.paymentId))
    .leftJoin(users, eq(users.id, cardPayments.userId))
    .where(where);
  const found = await lines(db)
    .where(where)
    .orderBy(
      sql`${disputes.state} = 'open' desc`,
      sql`case when ${disputes.state} = 'open' then ${disputes.dueAt} end`,
      desc(disputes.id),
    )
    .limit(page.limit)
    .offset(page.offset);
  return { total, lines: found };
}

const named = (search: string): SQL | undefined =>
  or(
    like(users.searchText, containing(search)),
    sql`strpos(lower(${disputes.reference}), lower(${search})) > 0`,
  );
