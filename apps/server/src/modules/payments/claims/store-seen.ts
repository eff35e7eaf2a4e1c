import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../../platform/db.ts';
import { officePayments, paymentClaims, users } from '../../../schema/index.ts';
import { type ClaimLine, type ClaimRow, claimLines } from './store-claims.ts';

/** A payment by transfer that was taken, with the name of its student. */
export interface TakenTransfer {
  payment: typeof officePayments.$inferSelect;
  student: string;
}

/** What was sent and taken before, beside some claims that are looked at. */
export interface SeenBefore {
  claims: readonly ClaimLine[];
  taken: readonly TakenTransfer[];
}

/** More than so many of a student, a picture or a reference are not looked for. */
const MOST = 500;

/** Claims of the same students, with the same pictures or references, and what was taken under the latter. */
export async function seenBefore(db: Database, looked: readonly ClaimRow[]): Promise<SeenBefore> {
  if (looked.length === 0) return { claims: [], taken: [] };
  const hashes = looked.flatMap(({ pictureHash }) => pictureHash ?? []);
  const references = looked.flatMap(({ referenceKey }) => referenceKey ?? []);
  const students = [...new Set(looked.map(({ userId }) => userId))];
  const [claims, taken] = await Promise.all([
    claimLines(db)
      .where(
        or(
          inArray(paymentClaims.userId, students),
          hashes.length > 0 ? inArray(paymentClaims.pictureHash, hashes) : undefined,
          references.length > 0 ? inArray(paymentClaims.referenceKey, references) : undefined,
        ),
      )
      .orderBy(desc(paymentClaims.id))
      .limit(MOST),
    references.length > 0 ? takenUnder(db, references) : [],
  ]);
  return { claims, taken };
}

/** Transfers that stand under some references. */
const takenUnder = (db: Database, references: readonly string[]): Promise<TakenTransfer[]> =>
  db
    .select({ payment: officePayments, student: users.name })
    .from(officePayments)
    .innerJoin(users, eq(users.id, officePayments.userId))
    .where(
      and(
        eq(officePayments.way, 'bank'),
        inArray(officePayments.referenceKey, [...references]),
        inArray(officePayments.state, ['waiting', 'booked']),
      ),
    )
    .limit(MOST);
