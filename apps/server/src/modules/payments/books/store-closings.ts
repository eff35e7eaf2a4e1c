import { aliasedTable, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db.ts';
import { monthClosings, users } from '../../../schema/index.ts';

const closer = aliasedTable(users, 'closer');
const opener = aliasedTable(users, 'opener');

/** All closings with the names of who closed and opened, newest first. */
export const closingLines = (db: Database) =>
  db
    .select({ closing: monthClosings, closedBy: closer.name, reopenedBy: opener.name })
    .from(monthClosings)
    .leftJoin(closer, eq(closer.id, monthClosings.closedBy))
    .leftJoin(opener, eq(opener.id, monthClosings.reopenedBy))
    .orderBy(desc(monthClosings.id));
