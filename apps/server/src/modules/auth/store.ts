import { type OfficePower, roles, type Teaching } from '@institute/contract/auth/abilities';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Account } from '../../context.ts';
import { type Database, prepareRead, type Tx } from '../../platform/db.ts';
import { accounts, users } from '../../schema/index.ts';
import { officeColumn, teachingColumn } from '../../shared/sql/staff.ts';
import { searchTextOf } from './rules.ts';

/** Columns of a {@link UserRow}; the wallet is joined. */
export const userColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  phone: users.phone,
  role: users.role,
  referralCode: users.referralCode,
  joinedAt: users.joinedAt,
  erasesAt: users.erasesAt,
  pushEpoch: users.pushEpoch,
  balance: accounts.balance,
};

/** A live user with the balance of the wallet in kobo. */
export type UserRow = Account;

/** What somebody does here besides studying. */
export interface WorkHere {
  teaches: Teaching[];
  office: OfficePower[];
}

/** A live user by id, with the classes that they teach and their powers of the office; hot: whoever signs in is answered with it. */
export async function userById(db: Database, id: number): Promise<(UserRow & WorkHere) | null> {
  const statement = prepareRead(db, 'user_by_id', (on, name) =>
    on
      .select({
        ...userColumns,
        teaches: teachingColumn(users.id),
        office: officeColumn(users.id),
      })
      .from(users)
      .innerJoin(accounts, eq(accounts.userId, users.id))
      .where(and(eq(users.id, sql.placeholder('id')), isNull(users.deletedAt)))
      .prepare(name),
  );
  const [found] = await statement.execute({ id });
  return found ?? null;
}

/** By what a password is judged, and whose it is. */
const credentialColumns = {
  id: users.id,
  name: users.name,
  passwordHash: users.passwordHash,
  email: users.email,
};

/** Id and password hash of a live user by e-mail; hot: signing in. */
export async function credentialsByEmail(db: Database, email: string) {
  const statement = prepareRead(db, 'credentials_by_email', (on, name) =>
    on
      .select(credentialColumns)
      .from(users)
      .where(and(eq(users.email, sql.placeholder('email')), isNull(users.deletedAt)))
      .prepare(name),
  );
  const [found] = await statement.execute({ email });
  return found ?? null;
}

/**
 * The same by a phone number as it is kept: the live person without an e-mail, else the only one who has
 * the number; hot: signing in.
 */
export async function credentialsByPhone(db: Database, phone: string) {
  const statement = prepareRead(db, 'credentials_by_phone', (on, name) =>
    on
      .select(credentialColumns)
      .from(users)
      .where(and(eq(users.phone, sql.placeholder('phone')), isNull(users.deletedAt)))
      .orderBy(sql`${users.email} is not null`, users.id)
      .limit(2)
      .prepare(name),
  );
  const [first, second] = await statement.execute({ phone });
  return first && (first.email === null || !second) ? first : null;
}

/** The live user an e-mail, trimmed and lower-cased, belongs to. */
export async function userIdByEmail(db: Database, email: string): Promise<number | null> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)));
  return found?.id ?? null;
}

/** Password hash of a user. */
export async function passwordHashOf(db: Database, id: number): Promise<string | null> {
  const [found] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, id));
  return found?.passwordHash ?? null;
}

/** Whether a user has chosen a password yet: somebody invited has none. */
export async function hasPassword(db: Database, id: number): Promise<boolean> {
  return Boolean(await passwordHashOf(db, id));
}

/** Adds a user; null when the e-mail, the number they sign in with or the referral code is taken. */
export async function insertUser(
  tx: Tx,
  row: typeof users.$inferInsert & { email: string | null },
): Promise<{ id: number } | null> {
  const [added] = await tx
    .insert(users)
    .values({ ...row, searchText: searchTextOf(row) })
    .onConflictDoNothing()
    .returning({ id: users.id });
  return added ?? null;
}

/** The live user a referral code belongs to, and the network this user signed up from. */
export async function userByReferralCode(
  db: Database,
  code: string,
): Promise<{ id: number; network: string | null } | null> {
  const [found] = await db
    .select({ id: users.id, network: users.signedUpFrom })
    .from(users)
    .where(and(eq(users.referralCode, code), isNull(users.deletedAt)));
  return found ?? null;
}

/** The names that the devices of a user have had for push before the present one, by their number. */
export async function pushEpochOf(db: Database, id: number): Promise<number> {
  const [found] = await db.select({ at: users.pushEpoch }).from(users).where(eq(users.id, id));
  return found?.at ?? 0;
}

/**
 * Gives a user's devices another name for push, which those take that are still signed in; locks the
 * user.
 */
export async function renewPushName(tx: Tx, id: number): Promise<void> {
  const pushEpoch = sql`${users.pushEpoch} + 1`;
  await tx.update(users).set({ pushEpoch }).where(eq(users.id, id));
}

export async function setPasswordHash(tx: Tx, id: number, passwordHash: string): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, id));
}

/** The live administrator who was there first; null when there is none. */
export async function firstAdministrator(db: Database): Promise<UserRow | null> {
  const [found] = await db
    .select(userColumns)
    .from(users)
    .innerJoin(accounts, eq(accounts.userId, users.id))
    .where(and(eq(users.role, roles.administrator), isNull(users.deletedAt)))
    .orderBy(users.id)
    .limit(1);
  return found ?? null;
}

/** The live administrators who have an e-mail, in order. */
export async function administratorsByMail(db: Database): Promise<number[]> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(eq(users.role, roles.administrator), isNull(users.deletedAt), isNotNull(users.email)),
    )
    .orderBy(users.id);
  return found.map(({ id }) => id);
}

/** Whether any live administrator exists. */
export async function hasAdministrator(db: Database): Promise<boolean> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, roles.administrator), isNull(users.deletedAt)))
    .limit(1);
  return found !== undefined;
}
