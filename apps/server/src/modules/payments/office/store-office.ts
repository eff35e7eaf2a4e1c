import { aliasedTable, and, count, desc, eq, like, or, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db.ts';
import { classes, invoices, officePayments, transfers, users } from '../../../schema/index.ts';
import { containing } from '../../../shared/like.ts';
import { officePaymentOf } from '../../ledger/index.ts';
import { numberTyped, referenceKeyOf } from './office-rules.ts';

/** A payment of the office as stored. */
export type OfficePaymentRow = typeof officePayments.$inferSelect;

/** The same with the names of what it is about. */
export interface OfficePaymentLine {
  payment: OfficePaymentRow;
  student: string;
  className: string | null;
  takenBy: string | null;
  decidedBy: string | null;
  /** Kobo of it that were taken back out of the wallet. */
  takenBack: number;
  /** Whether what it had paid for was returned to the wallet. */
  isUndone: boolean;
}

/** Adds a payment; null where its reference on this way, or its key, is there. */
export async function insertOfficePayment(
  tx: Tx,
  row: typeof officePayments.$inferInsert,
): Promise<OfficePaymentRow | null> {
  const [added] = await tx.insert(officePayments).values(row).onConflictDoNothing().returning();
  return added ?? null;
}

/** The payment that was taken under a request's key. */
export async function paymentUnder(
  db: Database,
  requestKey: string,
): Promise<OfficePaymentRow | null> {
  const [found] = await db
    .select()
    .from(officePayments)
    .where(eq(officePayments.requestKey, requestKey));
  return found ?? null;
}

/** Which of some requests' keys have taken a payment, whatever became of it. */
export async function takenUnder(
  db: Database,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .select({ key: officePayments.requestKey })
    .from(officePayments)
    .where(
      sql`${officePayments.requestKey} = any(array[${sql.join(
        keys.map((key) => sql`${key}`),
        sql`, `,
      )}]::text[])`,
    );
  return new Set(rows.flatMap(({ key }) => key ?? []));
}

/** A payment, locked to the end of the transaction. */
export async function lockOfficePayment(tx: Tx, id: number): Promise<OfficePaymentRow | null> {
  const [found] = await tx
    .select()
    .from(officePayments)
    .where(eq(officePayments.id, id))
    .for('update');
  return found ?? null;
}

/** A payment without a lock. */
export async function officePayment(db: Database, id: number): Promise<OfficePaymentRow | null> {
  const [found] = await db.select().from(officePayments).where(eq(officePayments.id, id));
  return found ?? null;
}

export async function updateOfficePayment(
  tx: Tx,
  id: number,
  changes: Partial<
    Pick<
      OfficePaymentRow,
      'state' | 'decidedBy' | 'decidedAt' | 'refusal' | 'enrolmentKey' | 'classId' | 'spent'
    >
  >,
): Promise<OfficePaymentRow> {
  const [updated] = await tx
    .update(officePayments)
    .set(changes)
    .where(eq(officePayments.id, id))
    .returning();
  if (!updated) throw new Error(`no payment ${id} of the office`);
  return updated;
}

const taker = aliasedTable(users, 'taker');
const decider = aliasedTable(users, 'decider');
const back = aliasedTable(transfers, 'back');
const came = aliasedTable(transfers, 'came');
// What was taken back of a payment left the wallet that it had come to: that is looked for by its account.
const takenBackOf = sql<number>`(select coalesce(sum(${back.amount}), 0)::float8 from ${transfers} as came
  join ${transfers} as back on ${back.debitAccountId} = ${came.creditAccountId}
    and ${back.kind} = 'funding_reversal'
    and starts_with(${back.idempotencyKey}, 'funding-reversal:' || ${came.id} || ':')
  where ${came.idempotencyKey} = 'office:' || ${officePayments.id})`;
const undone = sql<boolean>`exists (select 1 from ${transfers} as came
  join ${transfers} as back on ${back.idempotencyKey} = 'refund:' || ${came.id}
  where ${came.idempotencyKey} = ${officePayments.enrolmentKey})`;
const lines = (db: Database) =>
  db
    .select({
      payment: officePayments,
      student: users.name,
      /** The class it is for, or what an invoice without one is for. */
      className: sql<string | null>`coalesce(${classes.name}, ${invoices.title})`,
      takenBy: taker.name,
      decidedBy: decider.name,
      takenBack: takenBackOf,
      isUndone: undone,
    })
    .from(officePayments)
    .innerJoin(users, eq(users.id, officePayments.userId))
    .leftJoin(classes, eq(classes.id, officePayments.classId))
    .leftJoin(invoices, eq(invoices.id, officePayments.invoiceId))
    .leftJoin(taker, eq(taker.id, officePayments.takenBy))
    .leftJoin(decider, eq(decider.id, officePayments.decidedBy));

/** A payment with its names. */
export async function officeLine(db: Database, id: number): Promise<OfficePaymentLine> {
  const [found] = await lines(db).where(eq(officePayments.id, id));
  if (!found) throw new Error(`no payment ${id} of the office`);
  return found;
}

/** The payment whose receipt a token opens. */
export async function lineByToken(db: Database, token: string): Promise<OfficePaymentLine | null> {
  const [found] = await lines(db).where(eq(officePayments.token, token));
  return found ?? null;
}

/** The payment that stands under a reference of a way, waiting or booked. */
export async function lineByReference(
  db: Database,
  way: OfficePaymentRow['way'],
  referenceKey: string,
): Promise<OfficePaymentLine | null> {
  const [found] = await lines(db).where(
    and(
      eq(officePayments.way, way),
      eq(officePayments.referenceKey, referenceKey),
      or(eq(officePayments.state, 'waiting'), eq(officePayments.state, 'booked')),
    ),
  );
  return found ?? null;
}

/** A page of payments, newest first; searched by name, number and reference, however written. */
export async function officeLines(
  db: Database,
  page: { limit: number; offset: number; search: string },
  wanted: { studentId: number | undefined; state: OfficePaymentRow['state'] | undefined },
): Promise<{ total: number; lines: OfficePaymentLine[] }> {
  const { studentId, state } = wanted;
  const reference = referenceKeyOf(page.search);
  const number = numberTyped(page.search);
  const where = and(
    studentId === undefined ? undefined : eq(officePayments.userId, studentId),
    state === undefined ? undefined : eq(officePayments.state, state),
    page.search === ''
      ? undefined
      : or(
          like(users.searchText, containing(page.search)),
          reference === null ? undefined : like(officePayments.referenceKey, containing(reference)),
          number === null ? undefined : eq(officePayments.id, number),
        ),
  );
  const [{ total = 0 } = {}] = await db
    .select({ total: count() })
    .from(officePayments)
    .innerJoin(users, eq(users.id, officePayments.userId))
    .where(where);
  const found = await lines(db)
    .where(where)
    .orderBy(desc(officePayments.id))
    .limit(page.limit)
    .offset(page.offset);
  return { total, lines: found };
}

/** How many payments wait for a second person. */
export const paymentsToConfirm = (db: Database): Promise<number> =>
  db.$count(officePayments, eq(officePayments.state, 'waiting'));

/** How many payments wait for a second person, by the month of the day on which they came. */
export async function waitingByMonth(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .select({ month: sql<string>`to_char(${officePayments.paidOn}, 'YYYY-MM')`, count: count() })
    .from(officePayments)
    .where(eq(officePayments.state, 'waiting'))
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.month, row.count]));
}

/** Marks the payment that moved its money under a key as returned: its reference is free again. */
export async function markReturned(tx: Tx, transferKey: string): Promise<void> {
  const id = officePaymentOf(transferKey);
  if (id === null) return;
  await tx.update(officePayments).set({ state: 'returned' }).where(eq(officePayments.id, id));
}
