import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/db.ts';
import { accounts, transfers } from '../../../schema/index.ts';

/** A debit of a wallet for a class: what can be returned. */
export interface Returnable {
  id: number;
  userId: number;
  amount: number;
  description: string;
  key: string;
}

/** The payment of a class by its number in the payment history; null for any other transfer. */
export async function classPayment(db: Database, id: number): Promise<Returnable | null> {
  const [found] = await db
    .select({
      id: transfers.id,
      userId: accounts.userId,
      amount: transfers.amount,
      description: transfers.description,
      key: transfers.idempotencyKey,
    })
    .from(transfers)
    .innerJoin(accounts, eq(accounts.id, transfers.debitAccountId))
    .where(
      and(eq(transfers.id, id), inArray(transfers.kind, ['class_enrolment', 'class_renewal'])),
    );
  return found && found.userId !== null ? { ...found, userId: found.userId } : null;
}

/** Whether there is any transfer of this number. */
export async function hasTransfer(db: Database, id: number): Promise<boolean> {
  const found = await db.select({ id: transfers.id }).from(transfers).where(eq(transfers.id, id));
  return found.length > 0;
}
