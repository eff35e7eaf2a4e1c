import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db.ts';
import { mailedCodes, users } from '../../../schema/index.ts';

/** What mailed codes may be asked for; an invitation nobody asks for. */
export type CodePurpose = Exclude<(typeof mailedCodes.$inferInsert)['purpose'], 'invitation'>;

/** Keeps the codes of a request's mail, in the place of those of a mail that was not taken. */
export async function saveCodes(
  db: Database,
  row: Omit<typeof mailedCodes.$inferInsert, 'guesses'>,
): Promise<void> {
  await db
    .insert(mailedCodes)
    .values(row)
    .onConflictDoUpdate({ target: mailedCodes.requestHash, set: { ...row, guesses: 0 } });
}

const ownedBy = (db: Database, email: string) =>
  inArray(
    mailedCodes.userId,
    db.select({ id: users.id }).from(users).where(eq(users.email, email)),
  );

/** Counts a guess at the six digits of a request; null when it has none, or nothing left to guess. */
export async function takeGuess(
  db: Database,
  asked: { requestHash: string; email: string; purpose: CodePurpose },
  now: Date,
  maxGuesses: number,
) {
  const [found] = await db
    .update(mailedCodes)
    .set({ guesses: sql`${mailedCodes.guesses} + 1` })
    .where(
      and(
        eq(mailedCodes.requestHash, asked.requestHash),
        eq(mailedCodes.purpose, asked.purpose),
        ownedBy(db, asked.email),
        lt(mailedCodes.guesses, maxGuesses),
        sql`${mailedCodes.expiresAt} > ${now}`,
      ),
    )
    .returning(proof);
  return found ?? null;
}

/** The mail that holds this long code; null when there is none. */
export async function mailOfLongCode(
  db: Database,
  asked: { longCodeHash: string; email: string; purpose: CodePurpose },
  now: Date,
) {
  const [found] = await db
    .select(proof)
    .from(mailedCodes)
    .where(
      and(
        ownedBy(db, asked.email),
        eq(mailedCodes.purpose, asked.purpose),
        eq(mailedCodes.longCodeHash, asked.longCodeHash),
        sql`${mailedCodes.longExpiresAt} > ${now}`,
      ),
    );
  return found ?? null;
}

const proof = {
  requestHash: mailedCodes.requestHash,
  userId: mailedCodes.userId,
  codeHash: mailedCodes.codeHash,
};

/** Whom a mailed invitation is for, as long as it is good and the address is theirs. */
export async function invitationByLink(db: Database, linkHash: string, now: Date) {
  const [found] = await db
    .select({
      requestHash: mailedCodes.requestHash,
      userId: mailedCodes.userId,
      name: users.name,
      email: sql<string>`${users.email}`,
    })
    .from(mailedCodes)
    .innerJoin(users, eq(users.id, mailedCodes.userId))
    .where(
      and(
        eq(mailedCodes.longCodeHash, linkHash),
        eq(mailedCodes.purpose, 'invitation'),
        gt(mailedCodes.longExpiresAt, now),
        isNull(users.deletedAt),
      ),
    );
  return found ?? null;
}

/** Uses up the codes of a mail; false when another request has used them first. */
export async function deleteCodes(tx: Tx, requestHash: string): Promise<boolean> {
  const used = await tx
    .delete(mailedCodes)
    .where(eq(mailedCodes.requestHash, requestHash))
    .returning({ userId: mailedCodes.userId });
  return used.length === 1;
}

/** Forgets all codes that are on their way to a person. */
export async function deleteCodesOf(tx: Tx, userId: number): Promise<void> {
  await tx.delete(mailedCodes).where(eq(mailedCodes.userId, userId));
}
