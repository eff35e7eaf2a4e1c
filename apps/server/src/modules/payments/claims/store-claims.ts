import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db.ts';
import {
  accounts,
  classes,
  invoices,
  officePayments,
  paymentClaims,
  users,
} from '../../../schema/index.ts';
import type { InvoiceRow } from '../../invoices/index.ts';

/** A claim as stored. */
export type ClaimRow = typeof paymentClaims.$inferSelect;

/** The same with what is told of it. */
export interface ClaimLine {
  claim: ClaimRow;
  student: string;
  className: string | null;
  /** The invoice it is for. */
  invoice: InvoiceRow | null;
  price: number | null;
  walletKobo: number | null;
  payment: Pick<typeof officePayments.$inferSelect, 'id' | 'state' | 'token' | 'refusal'> | null;
}

/** Adds a claim; null where one was sent under its key. */
export async function insertClaim(
  tx: Tx,
  row: typeof paymentClaims.$inferInsert,
): Promise<ClaimRow | null> {
  const [added] = await tx.insert(paymentClaims).values(row).onConflictDoNothing().returning();
  return added ?? null;
}

/** The claim that was sent under a request's key. */
export async function claimUnder(db: Database, requestKey: string): Promise<ClaimRow | null> {
  const [found] = await db
    .select()
    .from(paymentClaims)
    .where(eq(paymentClaims.requestKey, requestKey));
  return found ?? null;
}

/** A claim without a lock. */
export async function claimById(db: Database, id: number): Promise<ClaimRow | null> {
  const [found] = await db.select().from(paymentClaims).where(eq(paymentClaims.id, id));
  return found ?? null;
}

/** A claim, locked to the end of the transaction. */
export async function lockClaim(tx: Tx, id: number): Promise<ClaimRow | null> {
  const [found] = await tx
    .select()
    .from(paymentClaims)
    .where(eq(paymentClaims.id, id))
    .for('update');
  return found ?? null;
}

/** The claim that a payment was booked for. */
export async function claimOfPayment(db: Database, paymentId: number): Promise<ClaimRow | null> {
  const [found] = await db
    .select()
    .from(paymentClaims)
    .where(eq(paymentClaims.paymentId, paymentId));
  return found ?? null;
}

export async function updateClaim(
  tx: Tx,
  id: number,
  changes: Partial<
    Pick<ClaimRow, 'state' | 'reply' | 'decidedBy' | 'decidedAt' | 'paymentId' | 'picture'>
  >,
): Promise<void> {
  await tx.update(paymentClaims).set(changes).where(eq(paymentClaims.id, id));
}

/** How many claims of a student wait. */
export const countWaiting = (db: Database, userId: number): Promise<number> =>
  db.$count(paymentClaims, and(eq(paymentClaims.userId, userId), isWaiting));

const isWaiting = eq(paymentClaims.state, 'waiting');

export const claimLines = (db: Database) =>
  db
    .select({
      claim: paymentClaims,
      student: users.name,
      className: classes.name,
      invoice: invoices,
      price: classes.price,
      walletKobo: accounts.balance,
      payment: {
        id: officePayments.id,
        state: officePayments.state,
        token: officePayments.token,
        refusal: officePayments.refusal,
      },
    })
    .from(paymentClaims)
    .innerJoin(users, eq(users.id, paymentClaims.userId))
    .leftJoin(invoices, eq(invoices.id, paymentClaims.invoiceId))
    .leftJoin(classes, eq(classes.id, sql`coalesce(${paymentClaims.classId}, ${invoices.classId})`))
    .leftJoin(accounts, eq(accounts.userId, paymentClaims.userId))
    .leftJoin(officePayments, eq(officePayments.id, paymentClaims.paymentId));

/** A claim with what is told of it. */
export async function claimLine(db: Database, id: number): Promise<ClaimLine> {
  const [found] = await claimLines(db).where(eq(paymentClaims.id, id));
  if (!found) throw new Error(`no claim ${id}`);
  return found;
}

/** The last claims of a student, newest first. */
export const claimsOf = (db: Database, userId: number, most: number): Promise<ClaimLine[]> =>
  claimLines(db)
    .where(eq(paymentClaims.userId, userId))
    .orderBy(desc(paymentClaims.id))
    .limit(most);

/** The claims that wait, oldest first. */
export const waitingClaims = (db: Database, most: number): Promise<ClaimLine[]> =>
  claimLines(db).where(isWaiting).orderBy(asc(paymentClaims.id)).limit(most);

/** Which of these stored files claims name. */
export async function namedProofs(db: Database, names: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ picture: paymentClaims.picture })
    .from(paymentClaims)
    .where(inArray(paymentClaims.picture, [...names]));
  return rows.flatMap(({ picture }) => picture ?? []);
}
