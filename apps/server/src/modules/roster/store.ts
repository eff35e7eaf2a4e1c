import { signInNameOf } from '@institute/contract/auth/user';
import { asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Tx } from '../../platform/db.ts';
import { classes, intakes, users } from '../../schema/index.ts';
import { accountWithPage } from '../../shared/sql/account-page.ts';

/** An intake as stored. */
export type IntakeRow = typeof intakes.$inferSelect;

/** How many intakes are listed. */
const NEWEST = 10;

/** Writes an intake; null when its key has been used. */
export async function insertIntake(
  tx: Tx,
  row: typeof intakes.$inferInsert,
): Promise<IntakeRow | null> {
  const [added] = await tx
    .insert(intakes)
    .values(row)
    .onConflictDoNothing({ target: intakes.requestKey })
    .returning();
  return added ?? null;
}

/** What was begun under a key. */
export async function intakeUnder(tx: Tx, requestKey: string): Promise<IntakeRow> {
  const [found] = await tx.select().from(intakes).where(eq(intakes.requestKey, requestKey));
  if (!found) throw new Error('an intake without a key was not written');
  return found;
}

/** An intake, locked: other processes that go on with it wait. */
export async function lockIntake(tx: Tx, id: number): Promise<IntakeRow | null> {
  const [found] = await tx.select().from(intakes).where(eq(intakes.id, id)).for('update');
  return found ?? null;
}

/** Notes how far an intake has come. */
export async function advance(
  tx: Tx,
  id: number,
  fields: Partial<Pick<IntakeRow, 'people' | 'processed' | 'added' | 'enrolled' | 'finishedAt'>>,
): Promise<void> {
  await tx.update(intakes).set(fields).where(eq(intakes.id, id));
}

/** Ids of the intakes that are not finished. */
export async function runningIntakes(db: Database): Promise<number[]> {
  const rows = await db
    .select({ id: intakes.id })
    .from(intakes)
    .where(isNull(intakes.finishedAt))
    .orderBy(asc(intakes.id));
  return rows.map(({ id }) => id);
}

/** What is listed of an intake: without its people. */
export type IntakeLine = Omit<IntakeRow, 'people' | 'requestKey'> & {
  startedByName: string;
  /** Who began it, while the account is there. */
  startedById: number | null;
  classNames: string[];
};

/** The newest intakes, newest first, or some by their ids. */
export async function intakeLines(db: Database, ids?: readonly number[]): Promise<IntakeLine[]> {
  const rows = await db
    .select({
      id: intakes.id,
      kind: intakes.kind,
      classIds: intakes.classIds,
      freeReason: intakes.freeReason,
      total: intakes.total,
      processed: intakes.processed,
      added: intakes.added,
      enrolled: intakes.enrolled,
      startedAt: intakes.startedAt,
      startedBy: intakes.startedBy,
      finishedAt: intakes.finishedAt,
      startedByName: users.name,
      startedById: accountWithPage(users),
    })
    .from(intakes)
    .innerJoin(users, eq(users.id, intakes.startedBy))
    .where(ids && inArray(intakes.id, [...ids]))
    .orderBy(desc(intakes.id))
    .limit(NEWEST);
  // Also of classes that are deleted by now: it says what was done.
  const classIds = [...new Set(rows.flatMap((row) => row.classIds))];
  const named =
    classIds.length === 0
      ? []
      : await db
          .select({ id: classes.id, name: classes.name })
          .from(classes)
          .where(inArray(classes.id, classIds));
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    ...row,
    classNames: row.classIds.flatMap((id) => names.get(id) ?? []),
  }));
}

/** Ids of the live users who sign in with some e-mails, or with some numbers and no e-mail, by those. */
export async function usersByName(
  db: Database,
  names: readonly string[],
): Promise<Map<string, number>> {
  const among = sql`(select value from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb))`;
  const rows = await db
    .select({ id: users.id, email: users.email, phone: users.phone })
    .from(users)
    .where(
      sql`${users.deletedAt} is null and (${users.email} in ${among}
        or (${users.email} is null and ${users.phone} in ${among}))`,
    );
  return new Map(rows.map(({ id, email, phone }) => [signInNameOf({ email, phone }), id]));
}

/** Live users with an e-mail who have some numbers, the first of each, by the number. */
export async function ownersOf(
  db: Database,
  phones: readonly string[],
): Promise<Map<string, { name: string; email: string }>> {
  if (phones.length === 0) return new Map();
  const rows = await db
    .select({ name: users.name, email: users.email, phone: users.phone })
    .from(users)
    .where(
      sql`${users.deletedAt} is null and ${users.email} is not null and ${users.phone} in
        (select value from jsonb_array_elements_text(${JSON.stringify(phones)}::jsonb))`,
    )
    .orderBy(desc(users.id));
  return new Map(rows.map(({ name, email, phone }) => [phone, { name, email: email ?? '' }]));
}

/** Which of some ids are those of live users. */
export async function liveAmong(db: Database, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      sql`${users.deletedAt} is null and ${users.id} in
        (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
    );
  return rows.map(({ id }) => id);
}

/** Who of some live people has chosen a password under an e-mail that was never verified. */
export async function unverifiedAmong(db: Database, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      sql`${users.email} is not null and ${users.emailVerifiedAt} is null
        and ${users.passwordHash} <> '' and ${users.id} in
        (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
    )
    .orderBy(users.id);
  return rows.map(({ id }) => id);
}

/** Who of some people is invited and has not come in, with the names of their classes. */
export async function invitedAmong(
  db: Database,
  ids: readonly number[],
): Promise<{ userId: number; classNames: string[] }[]> {
  return rowsOf(
    db,
    sql`select u.id as "userId", array(select c.name from enrolments e
          join classes c on c.id = e.class_id and c.deleted_at is null
          where e.user_id = u.id order by c.name) as "classNames"
        from users u
        where u.deleted_at is null and u.email is not null and u.password_hash = ''
          and u.id in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
        order by u.id`,
  );
}
