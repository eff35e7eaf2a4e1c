import type { ProviderName } from '@institute/contract/payments/payments';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Tx } from '../../../platform/db.ts';
import { cardPayments, paymentDifferences, reconciliations, users } from '../../../schema/index.ts';
import type { CardPaymentRow } from '../checkout/store-cards.ts';

/** A credit of the ledger that came by card. */
export interface CardCredit {
  referenceKey: string;
  amount: number;
}

/** Credits by card; of one without a payment of ours nobody can say whose it is. */
const creditsOfProvider = (provider: ProviderName) => sql`
  select substr(t.idempotency_key, length('card:') + 1) as "referenceKey", t.amount::float8 as amount
  from transfers t
    left join card_payments p on p.reference_key = substr(t.idempotency_key, length('card:') + 1)
  where (p.provider = ${provider} or p.provider is null)`;

/** What the ledger credited by card of a provider within a span. */
export async function cardCredits(
  db: Database,
  provider: ProviderName,
  span: { from: Date; to: Date },
): Promise<CardCredit[]> {
  return rowsOf<CardCredit>(
    db,
    sql`${creditsOfProvider(provider)}
        and t.debit_account_id = (select id from accounts where kind = 'card_clearing')
        and t.created_at >= ${span.from} and t.created_at <= ${span.to}`,
  );
}

/** What the ledger credited by card of a provider for these references, whenever. */
export async function creditsOf(
  db: Database,
  provider: ProviderName,
  keys: readonly string[],
): Promise<CardCredit[]> {
  if (keys.length === 0) return [];
  const wanted = sql.join(
    keys.map((key) => sql`${`card:${key}`}`),
    sql`, `,
  );
  return rowsOf<CardCredit>(
    db,
    sql`${creditsOfProvider(provider)} and t.idempotency_key in (${wanted})`,
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

/** A comparison to be written. */
export type NewReconciliation = typeof reconciliations.$inferInsert;

export async function insertReconciliation(
  db: Database,
  row: NewReconciliation,
): Promise<ReconciliationRow> {
  const [added] = await db.insert(reconciliations).values(row).returning();
  if (!added) throw new Error('the reconciliation was not written');
  return added;
}

/** The last comparison, a row each provider, and how many differences are open. */
export async function lastReconciliation(
  db: Database,
): Promise<{ last: ReconciliationRow[]; open: number }> {
  const lastTime = db.select({ at: max(reconciliations.checkedAt) }).from(reconciliations);
  const last = await db
    .selectDistinctOn([reconciliations.provider])
    .from(reconciliations)
    .where(eq(reconciliations.checkedAt, lastTime))
    .orderBy(asc(reconciliations.provider), desc(reconciliations.id));
  const [{ open = 0 } = {}] = await db
    .select({ open: count() })
    .from(paymentDifferences)
    .where(isNull(paymentDifferences.settledAt));
  return { last, open };
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
