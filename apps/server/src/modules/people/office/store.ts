import { type OfficePower, roles } from '@institute/contract/auth/abilities';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db.ts';
import { officeStaff, users } from '../../../schema/index.ts';

/** Administrators, then whoever holds powers of the office, each by name; an administrator's are null. */
export async function officeWorkers(db: Database) {
  const { id, name, email } = users;
  const { powers, since } = officeStaff;
  const inOrder = [asc(users.searchText), asc(users.id)] as const;
  // Each by its own index: one condition of the two would look at everybody.
  const administrators = await db
    .select({ id, name, email, powers: sql<null>`null`, since: sql<null>`null` })
    .from(users)
    .where(and(eq(users.role, roles.administrator), isNull(users.deletedAt)))
    .orderBy(...inOrder);
  const holders = await db
    .select({ id, name, email, powers, since })
    .from(officeStaff)
    .innerJoin(users, eq(users.id, officeStaff.userId))
    .where(and(eq(users.role, roles.student), isNull(users.deletedAt)))
    .orderBy(...inOrder);
  return [...administrators, ...holders];
}

/** The powers that somebody holds, none of which is given or taken before the transaction ends. */
export async function lockOfficePowers(tx: Tx, userId: number): Promise<readonly OfficePower[]> {
  const [found] = await tx
    .select({ powers: officeStaff.powers })
    .from(officeStaff)
    .where(eq(officeStaff.userId, userId))
    .for('update');
  return found?.powers ?? [];
}

/** Writes the powers that somebody holds now; whoever holds none has no row. */
export async function writeOfficePowers(
  tx: Tx,
  userId: number,
  { powers, since }: { powers: OfficePower[]; since: Date },
): Promise<void> {
  if (powers.length === 0) {
    await tx.delete(officeStaff).where(eq(officeStaff.userId, userId));
    return;
  }
  await tx
    .insert(officeStaff)
    .values({ userId, powers, since })
    .onConflictDoUpdate({ target: officeStaff.userId, set: { powers } });
}
