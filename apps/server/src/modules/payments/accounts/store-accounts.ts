import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { DedicatedAccount, ProviderCustomer } from '../../../platform/card-provider.ts';
import { type Database, isUniqueViolation, type Tx } from '../../../platform/db.ts';
import { accountNumbers, cardPayments } from '../../../schema/index.ts';

/** An account number as stored. */
export type AccountNumberRow = typeof accountNumbers.$inferSelect;

/** The account number of a person. */
export async function accountNumberOf(
  db: Database,
  userId: number,
): Promise<AccountNumberRow | null> {
  const [found] = await db.select().from(accountNumbers).where(eq(accountNumbers.userId, userId));
  return found ?? null;
}

/** Notes that a person wants a number, once; after a refusal once more. */
export async function wantAccountNumber(
  db: Database,
  wish: { userId: number; provider: AccountNumberRow['provider']; at: Date },
): Promise<void> {
  const { userId, provider, at } = wish;
  await db
    .insert(accountNumbers)
    .values({ userId, provider, state: 'asked', askedAt: at, askAt: at })
    .onConflictDoUpdate({
      target: accountNumbers.userId,
      set: { state: 'asked', reason: '', askedAt: at, askAt: at, requestedAt: null },
      setWhere: eq(accountNumbers.state, 'failed'),
    });
}

/** Takes one whose time has come and puts that off to `until`: nobody else looks meanwhile. */
export async function claimLook(
  db: Database,
  id: number,
  span: { now: Date; until: Date },
): Promise<AccountNumberRow | null> {
  const [claimed] = await db
    .update(accountNumbers)
    .set({ askAt: span.until })
    .where(and(eq(accountNumbers.id, id), lte(accountNumbers.askAt, span.now)))
    .returning();
  return claimed ?? null;
}

/** Those whose time has come. */
export async function dueLooks(db: Database, now: Date, limit: number): Promise<number[]> {
  const due = await db
    .select({ id: accountNumbers.id })
    .from(accountNumbers)
    .where(lte(accountNumbers.askAt, now))
    .orderBy(asc(accountNumbers.askAt))
    .limit(limit);
  return due.map(({ id }) => id);
}

/** Keeps by which names the provider knows a customer; false where they are somebody else's already. */
export async function keepCustomer(
  db: Database,
  id: number,
  customer: ProviderCustomer,
): Promise<boolean> {
  try {
    await db
      .update(accountNumbers)
      .set({ customerId: customer.id, customerCode: customer.code })
      .where(eq(accountNumbers.id, id));
    return true;
  } catch (error) {
    if (isUniqueViolation(error, 'account_numbers_customer')) return false;
    throw error;
  }
}

/** Notes that the provider is told now to make the account; false where that was noted before. */
export async function markRequested(db: Database, id: number, at: Date): Promise<boolean> {
  const marked = await db
    .update(accountNumbers)
    .set({ requestedAt: at })
    .where(and(eq(accountNumbers.id, id), sql`${accountNumbers.requestedAt} is null`))
    .returning({ id: accountNumbers.id });
  return marked.length > 0;
}

/** Puts the next look off. */
export async function lookAt(db: Database, id: number, askAt: Date | null): Promise<void> {
  await db.update(accountNumbers).set({ askAt }).where(eq(accountNumbers.id, id));
}

/** Gives a person the number, unless the row is gone or nobody's meanwhile. */
export async function assignNumber(
  tx: Tx,
  id: number,
  account: DedicatedAccount,
  at: Date,
): Promise<void> {
  const [assigned] = await tx
    .update(accountNumbers)
    .set({
      ...{ state: 'assigned', assignedAt: at, askAt: null, reason: '' },
      ...{ accountId: account.id, number: account.number, holder: account.holder },
      ...{ bank: account.bank, bankSlug: account.bankSlug },
    })
    .where(and(eq(accountNumbers.id, id), inArray(accountNumbers.state, ['asked', 'failed'])))
    .returning();
  if (!assigned?.userId) return;
  // Money that came before the number was known is asked about now.
  await tx
    .update(cardPayments)
    .set({ askAt: at })
    .where(
      and(
        eq(cardPayments.userId, assigned.userId),
        eq(cardPayments.state, 'pending'),
        isNotNull(cardPayments.askAt),
      ),
    );
}

/** Notes why there is no number; what was assigned meanwhile stays. */
export async function failNumber(db: Database | Tx, id: number, reason: string): Promise<void> {
  await db
    .update(accountNumbers)
    .set({ state: 'failed', reason, askAt: null })
    .where(and(eq(accountNumbers.id, id), eq(accountNumbers.state, 'asked')));
}

/** The row of a customer of the provider. */
export async function accountNumberByCustomer(
  db: Database,
  customerCode: string,
): Promise<AccountNumberRow | null> {
  const [found] = await db
    .select()
    .from(accountNumbers)
    .where(eq(accountNumbers.customerCode, customerCode));
  return found ?? null;
}

/** Whether an account of the provider is being given back. */
export async function isGivenBack(db: Database, accountId: number): Promise<boolean> {
  const closing = and(eq(accountNumbers.accountId, accountId), eq(accountNumbers.state, 'closing'));
  return (await db.$count(accountNumbers, closing)) > 0;
}

/** Forgets one that has been given back. */
export async function forgetNumber(db: Database, id: number): Promise<void> {
  await db
    .delete(accountNumbers)
    .where(and(eq(accountNumbers.id, id), eq(accountNumbers.state, 'closing')));
}
