import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/db.ts';
import { accounts, joinedAccounts, transfers } from '../../../schema/index.ts';

/** A debit of a wallet for a class: what can be returned. */
export interface Returnable {
  id: number;
  userId: number;
  amount: number;
  description: string;
  key: string;
  classId: number | null;
}

const returnable = {
  id: transfers.id,
  // Who has paid, or the account that theirs was joined with since.
  userId: sql<number | null>`coalesce(${joinedAccounts.intoId}, ${accounts.userId})`,
  amount: transfers.amount,
  description: transfers.description,
  key: transfers.idempotencyKey,
  classId: transfers.classId,
};

const withOwner = (row: Omit<Returnable, 'userId'> & { userId: number | null }): Returnable[] =>
  row.userId === null ? [] : [{ ...row, userId: row.userId }];

/** The payment of a class by its number in the payment history; null for any other transfer. */
export async function classPayment(db: Database, id: number): Promise<Returnable | null> {
  const [found] = await db
    .select(returnable)
    .from(transfers)
    .innerJoin(accounts, eq(accounts.id, transfers.debitAccountId))
    .leftJoin(joinedAccounts, eq(joinedAccounts.userId, accounts.userId))
    .where(
      and(
        eq(transfers.id, id),
        inArray(transfers.kind, ['class_enrolment', 'class_renewal', 'invoice_payment']),
      ),
    );
  return (found && withOwner(found)[0]) ?? null;
}

/** Payments of classes by the keys they were made under, without those that were returned since. */
export async function unreturnedPayments(
  db: Database,
  keys: readonly string[],
): Promise<Returnable[]> {
  if (keys.length === 0) return [];
  const back = alias(transfers, 'back');
  const rows = await db
    .select(returnable)
    .from(transfers)
    .innerJoin(accounts, eq(accounts.id, transfers.debitAccountId))
    .leftJoin(joinedAccounts, eq(joinedAccounts.userId, accounts.userId))
    .leftJoin(back, eq(back.idempotencyKey, sql`'refund:' || ${transfers.id}`))
    .where(and(inArray(transfers.idempotencyKey, [...keys]), isNull(back.id)));
  return rows.flatMap(withOwner);
}

/** Whether there is any transfer of this number. */
export async function hasTransfer(db: Database, id: number): Promise<boolean> {
  const found = await db.select({ id: transfers.id }).from(transfers).where(eq(transfers.id, id));
  return found.length > 0;
}
