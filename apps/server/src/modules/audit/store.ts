import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Actor, AuditNote } from '../../context.ts';
import { type Database, placesOf, prepareWrite, type Tx } from '../../platform/db.ts';
import { auditLog, users } from '../../schema/index.ts';

/** Writes an audit row: the administrator who acted, also when signed in as a student; hot: every write of the office. */
export async function writeAudit(
  tx: Tx,
  at: Date,
  actor: Actor,
  action: string,
  note: AuditNote,
): Promise<void> {
  const statement = prepareWrite(tx, 'audit_insert', (on, name) =>
    on
      .insert(auditLog)
      .values(placesOf(auditLog, 'at', 'actorId', 'subjectId', 'classId', 'action', 'details'))
      .prepare(name),
  );
  await statement.execute({
    at,
    actorId: actor.admin?.id ?? actor.userId,
    subjectId: note.subjectId ?? (actor.admin ? actor.userId : null),
    classId: note.classId ?? null,
    action,
    details: note.details ?? {},
  });
}

/** Writes an audit row each for what one act of the office has done to many. */
export async function writeAudits(
  db: Database,
  act: { at: Date; actorId: number; action: string; classId?: number },
  notes: readonly { subjectId: number; details: Record<string, unknown> }[],
): Promise<void> {
  if (notes.length > 0)
    await db.insert(auditLog).values(notes.map((note) => ({ ...act, ...note })));
}

/** Writes an audit row of what the operator of the server did at its command line. */
export async function writeOperatorAudit(
  db: Database,
  at: Date,
  action: string,
  note: AuditNote,
): Promise<void> {
  const { subjectId = null, details = {} } = note;
  await db.insert(auditLog).values({ at, actorId: null, subjectId, action, details });
}

/** Who did an act in a class last; null where the log does not say. */
export async function lastActorIn(
  tx: Tx,
  classId: number,
  action: string,
): Promise<{ id: number; name: string } | null> {
  const [row] = await tx
    .select({ id: users.id, name: users.name })
    .from(auditLog)
    .innerJoin(users, eq(users.id, auditLog.actorId))
    .where(and(eq(auditLog.classId, classId), eq(auditLog.action, action)))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(1);
  return row ?? null;
}

/**
 * Removes some of the rows from before `before`, and says how many; none of the last year, which the
 * database would refuse.
 */
export async function deleteOldAudit(db: Database, before: Date, most: number): Promise<number> {
  const old = db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(lt(auditLog.at, before), sql`${auditLog.at} <= now() - interval '365 days'`))
    .limit(most);
  const gone = await db
    .delete(auditLog)
    .where(inArray(auditLog.id, old))
    .returning({ id: auditLog.id });
  return gone.length;
}
