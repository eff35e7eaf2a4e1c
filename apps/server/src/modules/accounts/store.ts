import { foldArabic } from '@institute/contract/rules/fold-arabic';
import { and, asc, count, desc, eq, isNull, like, ne, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../like.ts';
import { type Database, prepare, type Tx } from '../../platform/db.ts';
import { accounts, users } from '../../schema/index.ts';

const userColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  phone: users.phone,
  role: users.role,
  referralCode: users.referralCode,
  joinedAt: users.joinedAt,
  balance: accounts.balance,
};

/** A live user with the balance of the wallet in kobo. */
export interface UserRow {
  id: number;
  name: string;
  email: string | null;
  phone: string;
  role: number;
  referralCode: string;
  joinedAt: Date;
  balance: number;
}

/** A live user by id; hot: every page of a signed-in student refreshes it. */
export async function userById(db: Database, id: number): Promise<UserRow | null> {
  const statement = prepare(db, 'user_by_id', (on, name) =>
    on
      .select(userColumns)
      .from(users)
      .innerJoin(accounts, eq(accounts.userId, users.id))
      .where(and(eq(users.id, sql.placeholder('id')), isNull(users.deletedAt)))
      .prepare(name),
  );
  const [found] = await statement.execute({ id });
  return found ?? null;
}

/** Id and password hash of a live user by e-mail. */
export async function credentialsByEmail(db: Database, email: string) {
  const [found] = await db
    .select({ id: users.id, name: users.name, passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)));
  return found ?? null;
}

/** Password hash of a user. */
export async function passwordHashOf(db: Database, id: number): Promise<string | null> {
  const [found] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, id));
  return found?.passwordHash ?? null;
}

/** Adds a user; null when the e-mail or the referral code is taken. */
export async function insertUser(
  tx: Tx,
  row: typeof users.$inferInsert,
): Promise<{ id: number } | null> {
  const [added] = await tx
    .insert(users)
    .values({ ...row, searchText: foldArabic(`${row.name} ${row.email} ${row.phone}`) })
    .onConflictDoNothing()
    .returning({ id: users.id });
  return added ?? null;
}

/** The live user a referral code belongs to. */
export async function userIdByReferralCode(db: Database, code: string): Promise<number | null> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.referralCode, code), isNull(users.deletedAt)));
  return found?.id ?? null;
}

export async function setPasswordHash(tx: Tx, id: number, passwordHash: string): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, id));
}

/** Whether any live administrator exists. */
export async function hasAdministrator(db: Database): Promise<boolean> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(ne(users.role, 1), isNull(users.deletedAt)))
    .limit(1);
  return found !== undefined;
}

const sortColumns: Record<string, SQL | typeof users.name> = {
  name: sql`lower(${users.name})`,
  email: sql`${users.email}`,
  phone: sql`${users.phone}`,
  joined: sql`${users.joinedAt}`,
  wallet: sql`${accounts.balance}`,
  role: sql`${users.role}`,
};

/** A page of live users: searches name, e-mail and phone; newest first unless sorted otherwise. */
export async function listUsers(
  db: Database,
  page: { limit: number; offset: number; search: string; sort: string | undefined },
): Promise<{ total: number; rows: UserRow[] }> {
  const found = page.search ? like(users.searchText, containing(page.search)) : undefined;
  const wanted = and(isNull(users.deletedAt), found);
  const column = sortColumns[(page.sort ?? '').replace('-', '')];
  const direction = page.sort?.startsWith('-') ? desc : asc;
  const order = column
    ? [direction(column), desc(users.id)]
    : [desc(users.joinedAt), desc(users.id)];
  const [{ total = 0 } = {}] = await db.select({ total: count() }).from(users).where(wanted);
  const rows = await db
    .select(userColumns)
    .from(users)
    .innerJoin(accounts, eq(accounts.userId, users.id))
    .where(wanted)
    .orderBy(...order)
    .limit(page.limit)
    .offset(page.offset);
  return { total, rows };
}
