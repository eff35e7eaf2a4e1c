import { roles } from '@institute/contract/auth/abilities';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { prepareWrite, rowsOf, type Tx } from '../../platform/db.ts';
import { users } from '../../schema/index.ts';
import { officeColumn } from '../../shared/sql/staff.ts';
import { searchTextOf } from './rules.ts';

/** A live person under our lock. */
export interface LockedUser {
  id: number;
  name: string;
  email: string | null;
  phone: string;
  role: number;
}

/** Locks a live person against other changes of them. */
export async function lockUser(tx: Tx, id: number): Promise<LockedUser | null> {
  const [found] = await tx
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      phone: users.phone,
      role: users.role,
    })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for('no key update');
  return found ?? null;
}

/**
 * Whether somebody teaches a class or holds a power of the office: asked by itself, once the person is
 * locked, so that a power which was given while the lock was waited for is seen.
 */
export async function worksHere(tx: Tx, userId: number): Promise<boolean> {
  const [found] = await rowsOf<{ works: boolean }>(
    tx,
    sql`select exists (select 1 from office_staff where user_id = ${userId})
      or exists (select 1 from class_staff where user_id = ${userId}) as works`,
  );
  return found?.works ?? false;
}

/** Locks a live person as {@link lockUser} does, for what a password was judged by; hot: signing in. */
export async function lockCredentials(tx: Tx, id: number) {
  const statement = prepareWrite(tx, 'credentials_lock', (on, name) =>
    on
      .select({
        email: users.email,
        phone: users.phone,
        passwordHash: users.passwordHash,
        role: users.role,
        office: officeColumn(users.id),
      })
      .from(users)
      .where(and(eq(users.id, sql.placeholder('id')), isNull(users.deletedAt)))
      .for('no key update')
      .prepare(name),
  );
  const [found] = await statement.execute({ id });
  return found ?? null;
}

/** Locks all live administrators, in order, and returns their ids: none is demoted meanwhile. */
export async function lockAdministrators(tx: Tx): Promise<number[]> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, roles.administrator), isNull(users.deletedAt)))
    .orderBy(asc(users.id))
    .for('no key update');
  return found.map(({ id }) => id);
}

/** What administrators set of a person. */
export type UserFields = Pick<typeof users.$inferInsert, 'name' | 'phone' | 'role'> & {
  /** Null for whoever signs in with the phone. */
  email: string | null;
};

/** Writes the details that are given, and the role; a new e-mail is not verified. */
export async function updateUser(
  tx: Tx,
  user: LockedUser,
  change: Partial<UserFields>,
): Promise<void> {
  const { name, email, phone } = { ...user, ...change };
  const searchText = searchTextOf({ name, email, phone });
  // That the old address was the person's says nothing of a new one.
  const verified = email === user.email ? {} : { emailVerifiedAt: null };
  await tx
    .update(users)
    .set({ ...change, ...verified, searchText })
    .where(eq(users.id, user.id));
}
