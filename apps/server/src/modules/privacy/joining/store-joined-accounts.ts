import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Tx } from '../../../platform/db.ts';
import { joinedAccounts, users } from '../../../schema/index.ts';

/** Two accounts that were joined, as stored. */
export type JoinedRow = typeof joinedAccounts.$inferSelect;

/** What was joined under a key. */
export async function joinedUnder(db: Database, requestKey: string): Promise<JoinedRow | null> {
  const [found] = await db
    .select()
    .from(joinedAccounts)
    .where(eq(joinedAccounts.requestKey, requestKey));
  return found ?? null;
}

/** Writes that two accounts were joined. */
export async function insertJoined(tx: Tx, row: typeof joinedAccounts.$inferInsert): Promise<void> {
  await tx.insert(joinedAccounts).values(row);
}

/** The accounts that were joined into one. */
export async function joinedInto(db: Database, userId: number): Promise<number[]> {
  const rows = await db
    .select({ id: joinedAccounts.userId })
    .from(joinedAccounts)
    .where(eq(joinedAccounts.intoId, userId))
    .orderBy(joinedAccounts.userId);
  return rows.map(({ id }) => id);
}

/** Forgets what it takes to part accounts that were joined before a day; gives of how many. */
export async function emptyRecords(db: Database, before: Date): Promise<number> {
  const rows = await db
    .update(joinedAccounts)
    .set({ record: null })
    .where(and(lt(joinedAccounts.joinedAt, before), isNotNull(joinedAccounts.record)))
    .returning({ id: joinedAccounts.userId });
  return rows.length;
}

/** Details of an account that are noted before it ends. */
export async function detailsOf(tx: Database, userId: number) {
  const [found] = await tx
    .select({
      ...{ id: users.id, name: users.name, email: users.email, phone: users.phone },
      ...{ emailVerifiedAt: users.emailVerifiedAt, referralCode: users.referralCode },
      ...{ joinedAt: users.joinedAt, lastSeenAt: users.lastSeenAt },
    })
    .from(users)
    .where(eq(users.id, userId));
  return found;
}

/**
 * What goes with an e-mail that comes from the account that ended: that it is verified, and the password where
 * who stays has never chosen one.
 */
export async function takeOver(
  tx: Tx,
  userId: number,
  taken: { emailVerifiedAt: Date | null; passwordHash: string },
): Promise<void> {
  await tx
    .update(users)
    .set({
      emailVerifiedAt: taken.emailVerifiedAt,
      passwordHash: sql`case when ${users.passwordHash} = '' then ${taken.passwordHash} else ${users.passwordHash} end`,
    })
    .where(eq(users.id, userId));
}

/** The hash of a password; empty for whoever has chosen none. */
export async function passwordHashOf(tx: Tx, userId: number): Promise<string> {
  const [found] = await tx
    .select({ hash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  return found?.hash ?? '';
}

/** How much of each kind an account has, beside its money. */
export interface Belongings {
  classes: string[];
  lessons: number;
  results: number;
  certificates: number;
  words: number;
  comments: number;
}

/** What an account has, for whoever decides which of two stays. */
export async function belongingsOf(db: Database, userId: number): Promise<Belongings> {
  const [found] = await rowsOf<Belongings>(
    db,
    sql`select
      (select coalesce(json_agg(c.name order by c.name), '[]') from enrolments e
        join classes c on c.id = e.class_id and c.deleted_at is null
        where e.user_id = ${userId}) as classes,
      (select count(*)::int from lesson_progress where user_id = ${userId}) as lessons,
      (select count(*)::int from exam_results where user_id = ${userId}) as results,
      (select count(*)::int from certificates where user_id = ${userId}) as certificates,
      (select count(distinct word_id)::int from review_cards where user_id = ${userId}) as words,
      (select count(*)::int from comments where author_id = ${userId} and deleted_at is null) as comments`,
  );
  if (!found) throw new Error('what an account has was not counted');
  return found;
}
