import { roles } from '@institute/contract/auth/abilities';
import { eq } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db.ts';
import { users, userTotals } from '../../../schema/index.ts';
import { text } from '../text.ts';

/** Takes everything from a person's row that names them; the row stays for what points to it. */
export async function eraseUser(tx: Tx, id: number, deletedAt: Date): Promise<void> {
  await tx
    .update(users)
    .set({
      name: text.deletedName,
      email: null,
      phone: '',
      searchText: '',
      lastSeenAt: null,
      passwordHash: '',
      emailVerifiedAt: null,
      signedUpFrom: null,
      // Made from the e-mail; unique and required, so it is not simply emptied.
      referralCode: `deleted-${id}`,
      erasesAt: null,
      deletedAt,
    })
    .where(eq(users.id, id));
}

/** How many live students there are: those who read what is sent to everybody. */
export async function countStudents(db: Database): Promise<number> {
  const [found] = await db.select().from(userTotals).where(eq(userTotals.role, roles.student));
  return found?.users ?? 0;
}
