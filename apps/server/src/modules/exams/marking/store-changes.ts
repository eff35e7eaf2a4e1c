import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import {
  type Database,
  placesOf,
  prepareRead,
  prepareWrite,
  type Tx,
} from '../../../platform/db.ts';
import { markChanges, users } from '../../../schema/index.ts';
import { accountWithPage } from '../../../shared/sql/account-page.ts';

/** One mark that took the place of another, or of none. */
export type ChangeRow = typeof markChanges.$inferSelect;

/** How many changes of one submission are shown. */
const SHOWN = 20;

/** What is known of a change when it is made. */
const made = placesOf(
  markChanges,
  ...(['resultId', 'fromScore', 'fromComment', 'fromMarkedAt', 'fromMarkedBy'] as const),
  ...(['toScore', 'toComment', 'reason', 'requestKey', 'changedAt', 'changedBy'] as const),
);

/** Writes a change; hot: marking. */
export async function insertChange(
  tx: Tx,
  row: Pick<ChangeRow, keyof typeof made>,
): Promise<ChangeRow> {
  const statement = prepareWrite(tx, 'mark_change_insert', (on, name) =>
    on.insert(markChanges).values(made).returning().prepare(name),
  );
  const [added] = await statement.execute(row);
  if (!added) throw new Error('the change of a mark was not written');
  return added;
}

/** The change that made the mark which stands; null where none was recorded. */
export const lastChange = (db: Database, resultId: number): Promise<ChangeRow | null> =>
  oneChange(db, resultId, isNull(markChanges.undoneAt), desc(markChanges.id));

/** The last change that the student was told of; null when there was none. */
export const lastTold = (tx: Tx, resultId: number): Promise<ChangeRow | null> =>
  oneChange(tx, resultId, isNotNull(markChanges.toldAt), desc(markChanges.id));

/** The first change there was: what stood before it is what the student knew. */
export const firstChange = (tx: Tx, resultId: number): Promise<ChangeRow | null> =>
  oneChange(tx, resultId, isNull(markChanges.undoneAt), asc(markChanges.id));

/** The first change of a submission in an order, of those that a condition leaves. */
async function oneChange(
  db: Database,
  resultId: number,
  condition: SQL,
  order: SQL,
): Promise<ChangeRow | null> {
  const [found] = await db
    .select()
    .from(markChanges)
    .where(and(eq(markChanges.resultId, resultId), condition))
    .orderBy(order)
    .limit(1);
  return found ?? null;
}

/** A change by the key under which it may be undone; hot: marking. */
export async function changeUnder(db: Database, requestKey: string): Promise<ChangeRow | null> {
  const statement = prepareRead(db, 'mark_change_under', (on, name) =>
    on
      .select()
      .from(markChanges)
      .where(eq(markChanges.requestKey, sql.placeholder('requestKey')))
      .prepare(name),
  );
  const [found] = await statement.execute({ requestKey });
  return found ?? null;
}

export async function changeById(db: Database, id: number): Promise<ChangeRow | null> {
  const [found] = await db.select().from(markChanges).where(eq(markChanges.id, id));
  return found ?? null;
}

/** Notes what has become of a change. */
export async function noteChange(
  tx: Tx,
  id: number,
  fields: Pick<ChangeRow, 'toldAt'> | Pick<ChangeRow, 'undoneAt'>,
): Promise<void> {
  await tx.update(markChanges).set(fields).where(eq(markChanges.id, id));
}

/** A change with the name of who made it, and their account while it is there. */
export interface ShownChange {
  change: ChangeRow;
  by: string;
  byId: number | null;
}

/** The marks people have given a submission, newest first, without those that were undone. */
export async function changesOf(db: Database, resultId: number): Promise<ShownChange[]> {
  return db
    .select({ change: markChanges, by: users.name, byId: accountWithPage(users) })
    .from(markChanges)
    .innerJoin(users, eq(users.id, markChanges.changedBy))
    .where(and(eq(markChanges.resultId, resultId), isNull(markChanges.undoneAt)))
    .orderBy(desc(markChanges.id))
    .limit(SHOWN);
}
