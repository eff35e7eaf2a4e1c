import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db.ts';
import { hash, token } from '../../../platform/random.ts';
import { mailedCodes, users } from '../../../schema/index.ts';

/** Links with which people come in; nobody asks for them by themselves. */
const linkPurposes = ['invitation', 'link'] as const;

/** What mailed codes may be asked for. */
export type CodePurpose = Exclude<
  (typeof mailedCodes.$inferInsert)['purpose'],
  (typeof linkPurposes)[number]
>;

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

/** Counts a guess at the six digits of a request; null when it has none, or nothing left to guess. */
export async function takeGuess(
  db: Database,
  asked: { requestHash: string; userId: number; purpose: CodePurpose },
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
        eq(mailedCodes.userId, asked.userId),
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
  asked: { longCodeHash: string; userId: number; purpose: CodePurpose },
  now: Date,
) {
  const [found] = await db
    .select(proof)
    .from(mailedCodes)
    .where(
      and(
        eq(mailedCodes.userId, asked.userId),
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

/** Whom a link lets in, as long as it is good. */
export async function invitedByLink(db: Database, linkHash: string, now: Date) {
  const [found] = await db
    .select({
      requestHash: mailedCodes.requestHash,
      userId: mailedCodes.userId,
      purpose: mailedCodes.purpose,
      name: users.name,
      email: users.email,
      phone: users.phone,
      role: users.role,
      hasPassword: sql<boolean>`${users.passwordHash} <> ''`,
    })
    .from(mailedCodes)
    .innerJoin(users, eq(users.id, mailedCodes.userId))
    .where(
      and(
        eq(mailedCodes.longCodeHash, linkHash),
        inArray(mailedCodes.purpose, [...linkPurposes]),
        gt(mailedCodes.longExpiresAt, now),
        isNull(users.deletedAt),
      ),
    );
  return found ?? null;
}

/** Keeps a link with which somebody comes in, in the place of the one before that came the same way. */
export async function saveLink(
  db: Database,
  row: {
    userId: number;
    purpose: (typeof linkPurposes)[number];
    link: string;
    now: Date;
    endsAt: Date;
  },
): Promise<void> {
  await saveCodes(db, {
    requestHash: hash(`${row.purpose}:${row.userId}`),
    userId: row.userId,
    purpose: row.purpose,
    // No six digits come with it: they are over at once.
    codeHash: hash(token(32)),
    expiresAt: row.now,
    longCodeHash: hash(row.link),
    longExpiresAt: row.endsAt,
  });
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
