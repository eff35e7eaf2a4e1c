import { roles } from '@institute/contract/auth/abilities';
import { eq, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db.ts';
import { users, userTotals } from '../../../schema/index.ts';
import { text } from '../text.ts';

/** Takes everything from a person's row that names them, but for `name`; the row stays for what points to it. */
export async function eraseUser(
  tx: Tx,
  id: number,
  { at, name }: { at: Date; name: string | null },
): Promise<void> {
  await tx
    .update(users)
    .set({
      name: name ?? text.deletedName,
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
      // Of an account that was joined with another it was before.
      deletedAt: sql`coalesce(${users.deletedAt}, ${at})`,
    })
    .where(eq(users.id, id));
}

/** How many live students there are: those who read what is sent to everybody. */
export async function countStudents(db: Database): Promise<number> {
  const [found] = await db.select().from(userTotals).where(eq(userTotals.role, roles.student));
  return found?.users ?? 0;
}

/** A person whose phone number is kept as it was typed: it is no number that can be called from anywhere. */
export interface UncertainPhone {
  id: number;
  name: string;
  phone: string;
}

/** Some of the live people with such a number, by name, and how many there are. */
export async function uncertainPhones(
  db: Database,
  most: number,
): Promise<{ count: number; first: UncertainPhone[] }> {
  const rows = await db
    .select({
      ...{ id: users.id, name: users.name, phone: users.phone },
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(users)
    .where(
      sql`${users.deletedAt} is null and ${users.phone} <> '' and ${users.phone} !~ '^[+][1-9][0-9]{6,14}$'`,
    )
    .orderBy(users.name, users.id)
    .limit(most);
  const first = rows.map(({ total: _total, ...person }) => person);
  return { count: rows[0]?.total ?? 0, first };
}
