import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { users } from '../../schema/index.ts';

/** The name of a live account; null for none. */
export async function nameOf(db: Database, userId: number): Promise<string | null> {
  const [found] = await db
    .select({ name: users.name })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return found?.name ?? null;
}
