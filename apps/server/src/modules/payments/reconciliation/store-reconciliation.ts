import { and, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Tx } from '../../../platform/db.ts';
import { cardPayments, paymentDifferences, reconciliations, users } from '../../../schema/index.ts';
import type { CardPaymentRow } from '../checkout/store-cards.ts';

/** A credit of the ledger that came by card. */
export interface CardCredit {
  referenceKey: string;
  amount: number;
}

const KEY = "'card:'";

/** What the ledger credited by card within a span. */
export async function cardCredits(
  db: Database,
  span: { from: Date; to: Date },
): Promise<CardCredit[]> {
  return rowsOf<CardCredit>(
    db,
    sql`select substr(idempotency_key, length(${sql.raw(KEY)}) + 1) as "referenceKey",
               amount::float8 as amount
        from transfers
        where debit_account_id = (select id from accounts where kind = 'card_clearing')
          and created_at >= ${span.from} and created_at <= ${span.to}`,
  );
}

/** What the ledger credited by card for these references, whenever. */
export async function creditsOf(db: Database, keys: readonly string[]): Promise<CardCredit[]> {
  if (keys.length === 0) return [];
  const wanted = sql.join(
    keys.map((key) => sql`${`card:${key}`}`),
    sql`, `,
  );
  return rowsOf<CardCredit>(
    db,
    sql`select substr(idempotency_key, length(${sql.raw(KEY)}) + 1) as "referenceKey",
               amount::float8 as amount
        from transfers where idempotency_key in (${wanted})`,
  );
}

/** Payments by their references in any spelling. */
export async function paymentsByKeys(
  db: Database,
  keys: readonly string[],
): Promise<Map<string, CardPaymentRow>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select()
    .from(cardPayments)
    .where(inArray(cardPayments.referenceKey, [...keys]));
  return new Map(rows.map((row) => [row.referenceKey, row]));
}

/** A comparison as stored. */
export type ReconciliationRow = typeof reconciliations.$inferSelect;

export async function insertReconciliation(
  db: Database,
  row: typeof reconciliations.$inferInsert,
): Promise<ReconciliationRow> {
  const [added] = await db.insert(reconciliations).values(row).returning();
  if (!added) throw new Error('the reconciliation was not written');
  return added;
}

/** The last comparison, and how many differences are open. */
export async function lastReconciliation(db: Database) {
  const [last] = await db.select().from(reconciliations).orderBy(desc(reconciliations.id)).limit(1);
  const [{ open = 0 } = {}] = await db
    .select({ open: count() })
    .from(paymentDifferences)
    .where(isNull(paymentDifferences.settledAt));
  return { last: last ?? null, open };
}

/** A difference with the name of whom it concerns. */
export interface DifferenceLine {
  difference: typeof paymentDifferences.$inferSelect;
  name: string | null;
  email: string | null;
}

/** A page of the differences, newest first: open ones, or settled ones. */
export async function listDifferences(
  db: Database,
  page: { limit: number; offset: number; settled: boolean },
): Promise<{ total: number; lines: DifferenceLine[] }> {
  const wanted = page.settled
    ? isNotNull(paymentDifferences.settledAt)
    : isNull(paymentDifferences.settledAt);
  const [{ total = 0 } = {}] = await db
    .select({ total: count() })
    .from(paymentDifferences)
    .where(wanted);
  const lines = await db
    .select({ difference: paymentDifferences, name: users.name, email: users.email })
    .from(paymentDifferences)
    .leftJoin(users, eq(users.id, paymentDifferences.userId))
    .where(wanted)
    .orderBy(desc(paymentDifferences.id))
    .limit(page.limit)
    .offset(page.offset);
  return { total, lines };
}

/** Notes that a difference has been dealt with, and gives it; null when there is no such open one. */
export async function closeDifference(
  tx: Tx,
  id: number,
  by: { at: Date; userId: number; note: string },
): Promise<{ reference: string; userId: number | null } | null> {
  const [closed] = await tx
    .update(paymentDifferences)
    .set({ settledAt: by.at, settledBy: by.userId, note: by.note })
    .where(and(eq(paymentDifferences.id, id), isNull(paymentDifferences.settledAt)))
    .returning({ reference: paymentDifferences.reference, userId: paymentDifferences.userId });
  return closed ?? null;
}
