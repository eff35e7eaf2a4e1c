import { and, asc, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db.ts';
import { assignmentRevocations, certificates, users } from '../../../schema/index.ts';
import type { AssignmentRow } from '../assigning/store-assignments.ts';

/** Taking back an assignment, as stored. */
export type RevocationRow = typeof assignmentRevocations.$inferSelect;

/** The certificates that an assignment has given: its template's, of its day and instant. */
const isOf = ({ templateId, issuedOn, assignedAt, assignedBy }: AssignmentRow) =>
  and(
    eq(certificates.templateId, templateId),
    eq(certificates.issuedOn, issuedOn),
    eq(certificates.assignedAt, assignedAt),
    eq(certificates.assignedBy, assignedBy),
    isNull(users.deletedAt),
  );

/** How many certificates of an assignment there are and how many stand, of people who are there. */
export async function countGiven(
  db: Database,
  assignment: AssignmentRow,
): Promise<{ total: number; unrevoked: number }> {
  const [found] = await db
    .select({
      total: count(),
      unrevoked: sql<number>`(count(*) filter (where ${certificates.revokedAt} is null))::int`,
    })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.userId))
    .where(isOf(assignment));
  return found ?? { total: 0, unrevoked: 0 };
}

/** A certificate that stands, and its holder. */
export interface UnrevokedCertificate {
  id: number;
  userId: number;
  code: string;
  name: string;
}

/** The next certificates of an assignment that stand, by id after `reached`. */
export async function nextUnrevoked(
  db: Database,
  assignment: AssignmentRow,
  { reached, limit }: { reached: number; limit: number },
): Promise<UnrevokedCertificate[]> {
  const { id, userId, code, revokedAt } = certificates;
  return db
    .select({ id, userId, code, name: users.name })
    .from(certificates)
    .innerJoin(users, eq(users.id, userId))
    .where(and(isOf(assignment), isNull(revokedAt), gt(id, reached)))
    .orderBy(asc(id))
    .limit(limit);
}

/** Takes certificates back that stand; gives those that did, as somebody may have been faster. */
export async function revokeAll(
  tx: Tx,
  ids: readonly number[],
  fields: { revokedAt: Date; revokedBy: number; revokedReason: string },
): Promise<{ id: number; userId: number; code: string }[]> {
  if (ids.length === 0) return [];
  const { id, userId, code, revokedAt } = certificates;
  return tx
    .update(certificates)
    .set(fields)
    .where(and(inArray(id, [...ids]), isNull(revokedAt)))
    .returning({ id, userId, code });
}

export async function insertRevocation(
  tx: Tx,
  row: typeof assignmentRevocations.$inferInsert,
): Promise<RevocationRow> {
  const [added] = await tx.insert(assignmentRevocations).values(row).returning();
  if (!added) throw new Error('the revocation was not written');
  return added;
}

/** The revocation of an assignment that is not finished; null when there is none. */
export async function runningRevocation(
  tx: Tx,
  assignmentId: number,
): Promise<RevocationRow | null> {
  const [found] = await tx
    .select()
    .from(assignmentRevocations)
    .where(
      and(
        eq(assignmentRevocations.assignmentId, assignmentId),
        isNull(assignmentRevocations.finishedAt),
      ),
    );
  return found ?? null;
}

/** A revocation, locked: other processes that go on with it wait. */
export async function lockRevocation(tx: Tx, id: number): Promise<RevocationRow | null> {
  const [found] = await tx
    .select()
    .from(assignmentRevocations)
    .where(eq(assignmentRevocations.id, id))
    .for('update');
  return found ?? null;
}

/** Notes how far a revocation has come. */
export async function advanceRevocation(
  tx: Tx,
  id: number,
  fields: Partial<Pick<RevocationRow, 'revoked' | 'reached' | 'total' | 'reason' | 'finishedAt'>>,
): Promise<RevocationRow> {
  const [row] = await tx
    .update(assignmentRevocations)
    .set(fields)
    .where(eq(assignmentRevocations.id, id))
    .returning();
  if (!row) throw new Error('the revocation is gone');
  return row;
}

/** The newest revocation of each of some assignments. */
export async function revocationsOf(
  db: Database,
  assignmentIds: readonly number[],
): Promise<Map<number, RevocationRow>> {
  if (assignmentIds.length === 0) return new Map();
  const { id, assignmentId } = assignmentRevocations;
  const rows = await db
    .selectDistinctOn([assignmentId])
    .from(assignmentRevocations)
    .where(inArray(assignmentId, [...assignmentIds]))
    .orderBy(assignmentId, desc(id));
  return new Map(rows.map((row) => [row.assignmentId, row]));
}

/** Ids of the revocations that are not finished. */
export async function runningRevocations(db: Database): Promise<number[]> {
  const rows = await db
    .select({ id: assignmentRevocations.id })
    .from(assignmentRevocations)
    .where(isNull(assignmentRevocations.finishedAt))
    .orderBy(asc(assignmentRevocations.id));
  return rows.map(({ id }) => id);
}
