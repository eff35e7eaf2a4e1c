import type { MailKind } from '@institute/contract/messages/mail-choice';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db.ts';
import { mailRefusals, users } from '../../../schema/index.ts';

/** Whether a person gets mail of a kind. */
export async function wantsMail(db: Database, userId: number, kind: MailKind): Promise<boolean> {
  const refused = and(eq(mailRefusals.userId, userId), eq(mailRefusals.kind, kind));
  return (await db.$count(mailRefusals, refused)) === 0;
}

/** Keeps that a person wants no mail of a kind; nothing where the person has been deleted. */
export async function refuseMail(
  tx: Tx,
  { userId, kind, at }: typeof mailRefusals.$inferInsert,
): Promise<void> {
  const [person] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('share');
  if (person) await tx.insert(mailRefusals).values({ userId, kind, at }).onConflictDoNothing();
}

/** Keeps that a person wants mail of a kind again. */
export async function wantMail(tx: Tx, userId: number, kind: MailKind): Promise<void> {
  await tx
    .delete(mailRefusals)
    .where(and(eq(mailRefusals.userId, userId), eq(mailRefusals.kind, kind)));
}
