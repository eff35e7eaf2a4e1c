import type { ProviderName } from '@institute/contract/payments/payments';
import { and, count, desc, eq, max, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Tx } from '../../../platform/db.ts';
import { providerSettlementPayments, providerSettlements } from '../../../schema/index.ts';

export type SettlementRow = typeof providerSettlements.$inferSelect;
type NewSettlement = typeof providerSettlements.$inferInsert;
type HeldPayment = Omit<typeof providerSettlementPayments.$inferInsert, 'settlementId'>;

/** Rows written by one statement. */
const BATCH = 1000;

const named = (provider: ProviderName, providerId: number) =>
  and(eq(providerSettlements.provider, provider), eq(providerSettlements.providerId, providerId));

/** The day of the last settlement that was booked. */
export async function lastSettled(db: Database, provider: ProviderName): Promise<string | null> {
  const [last] = await db
    .select({ day: max(providerSettlements.settledOn) })
    .from(providerSettlements)
    .where(and(eq(providerSettlements.provider, provider), eq(providerSettlements.state, 'paid')));
  return last?.day ?? null;
}

export async function settlementNamed(
  db: Database,
  { provider, providerId }: { provider: ProviderName; providerId: number },
): Promise<SettlementRow | null> {
  const [found] = await db.select().from(providerSettlements).where(named(provider, providerId));
  return found ?? null;
}

/** Writes a settlement where it is new, and gives it held for the rest of the transaction. */
export async function holdSettlement(tx: Tx, row: NewSettlement): Promise<SettlementRow> {
  await tx.insert(providerSettlements).values(row).onConflictDoNothing();
  const [held] = await tx
    .select()
    .from(providerSettlements)
    .where(named(row.provider, row.providerId))
    .for('update');
  if (!held) throw new Error(`the settlement ${row.providerId} was not written`);
  return held;
}

export async function changeSettlement(
  tx: Tx,
  id: number,
  changes: Partial<NewSettlement>,
): Promise<void> {
  await tx.update(providerSettlements).set(changes).where(eq(providerSettlements.id, id));
}

export async function insertHeld(
  tx: Tx,
  settlementId: number,
  payments: readonly HeldPayment[],
): Promise<void> {
  for (let at = 0; at < payments.length; at += BATCH) {
    const rows = payments.slice(at, at + BATCH).map((one) => ({ ...one, settlementId }));
    await tx.insert(providerSettlementPayments).values(rows);
  }
}

/** A settlement with what it held, and what of it the books have not credited with its amount. */
export interface SettlementLine {
  settlement: SettlementRow;
  heldCount: number;
  held: number;
  unknownCount: number;
  unknown: number;
}

/** What the books have credited of a payment `p` that a settlement held, with its amount. */
const credited = sql`exists (select 1 from transfers t
  where t.idempotency_key = 'card:' || p.reference_key and t.amount = p.amount)`;

/** A page, newest first. */
export async function settlementLines(
  db: Database,
  page: { limit: number; offset: number },
): Promise<{ total: number; lines: SettlementLine[] }> {
  const [{ total = 0 } = {}] = await db.select({ total: count() }).from(providerSettlements);
  const rows = await db
    .select()
    .from(providerSettlements)
    .orderBy(desc(providerSettlements.settledOn), desc(providerSettlements.id))
    .limit(page.limit)
    .offset(page.offset);
  return { total, lines: await withSums(db, rows) };
}

/** Settlements with what they held. */
async function withSums(db: Database, rows: readonly SettlementRow[]): Promise<SettlementLine[]> {
  if (rows.length === 0) return [];
  const ids = sql.join(
    rows.map(({ id }) => sql`${id}::int`),
    sql`, `,
  );
  const sums = await rowsOf<Omit<SettlementLine, 'settlement'> & { id: number }>(
    db,
    sql`select p.settlement_id as id, count(*)::int as "heldCount", sum(p.amount)::float8 as held,
               (count(*) filter (where not ${credited}))::int as "unknownCount",
               coalesce(sum(p.amount) filter (where not ${credited}), 0)::float8 as unknown
        from provider_settlement_payments p where p.settlement_id in (${ids}) group by 1`,
  );
  const none = { heldCount: 0, held: 0, unknownCount: 0, unknown: 0 };
  return rows.map((settlement) => ({
    ...(sums.find(({ id }) => id === settlement.id) ?? none),
    settlement,
  }));
}

/** One by its id. */
export async function settlementLine(db: Database, id: number): Promise<SettlementLine | null> {
  const rows = await db.select().from(providerSettlements).where(eq(providerSettlements.id, id));
  const [line] = await withSums(db, rows);
  return line ?? null;
}

/** A payment that a settlement held, with whose it is. */
export interface HeldLine {
  reference: string;
  amount: number;
  fee: number;
  userId: number | null;
  name: string | null;
  isKnown: boolean;
}

/** A page of what a settlement held, what is not in the books first. */
export async function heldLines(
  db: Database,
  settlementId: number,
  page: { limit: number; offset: number },
): Promise<{ total: number; lines: HeldLine[] }> {
  const [{ total = 0 } = {}] = await db
    .select({ total: count() })
    .from(providerSettlementPayments)
    .where(eq(providerSettlementPayments.settlementId, settlementId));
  const lines = await rowsOf<HeldLine>(
    db,
    sql`select p.reference, p.amount::float8 as amount, p.fee::float8 as fee, u.id as "userId", u.name,
               ${credited} as "isKnown"
        from provider_settlement_payments p
          left join card_payments c on c.reference_key = p.reference_key
          left join users u on u.id = c.user_id and u.deleted_at is null
        where p.settlement_id = ${settlementId}
        order by 6, p.reference_key limit ${page.limit} offset ${page.offset}`,
  );
  return { total, lines };
}
