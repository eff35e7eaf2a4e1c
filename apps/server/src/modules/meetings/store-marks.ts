import type { PresenceSource, PresenceState } from '@institute/contract/meetings/presence-rules';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Tx } from '../../platform/db.ts';
import { presences, users } from '../../schema/index.ts';
import { standsIn } from './store-register-parts.ts';
import type { HeldLine } from './store-registers.ts';

const sayer = alias(users, 'sayer');

/** How many of some people stand in a register. */
export async function countInRegister(
  db: Database,
  line: Pick<HeldLine, 'meeting' | 'group'>,
  ids: readonly number[],
): Promise<number> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.deletedAt), standsIn(line)));
  return found.length;
}

/** What a teacher or the office says of a student. */
export interface Mark {
  studentId: number;
  state: PresenceState;
  note: string;
  /** What was said of them where it was pressed; undefined where that is not to be asked. */
  shown?: PresenceState | 'none' | undefined;
}

/** What teachers or the office have said of some students of a meeting, by whom. */
export async function saidWords(db: Database, meetingId: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      ...{ studentId: presences.userId, state: presences.state },
      saidBy: sql<string>`coalesce(${sayer.name}, '')`,
    })
    .from(presences)
    .leftJoin(sayer, and(eq(sayer.id, presences.saidById), isNull(sayer.deletedAt)))
    .where(
      and(
        ...[eq(presences.meetingId, meetingId), inArray(presences.userId, [...ids])],
        inArray(presences.source, ['teacher', 'office']),
      ),
    );
}

interface SaidBy {
  meetingId: number;
  source: PresenceSource;
  saidById: number;
  saidAt: Date;
}

/** Writes what is said of some students, where it is another thing than before; gives of whom. */
export async function writeMarks(tx: Tx, marks: readonly Mark[], said: SaidBy): Promise<number[]> {
  if (marks.length === 0) return [];
  const rows = marks
    .map(({ studentId, state, note }) => ({ ...said, userId: studentId, state, note }))
    // Two who save at once wait for each other in one order.
    .sort((a, b) => a.userId - b.userId);
  const written = await tx
    .insert(presences)
    .values(rows)
    .onConflictDoUpdate({
      target: [presences.meetingId, presences.userId],
      set: {
        ...{ state: sql`excluded.state`, source: sql`excluded.source`, note: sql`excluded.note` },
        ...{ saidById: sql`excluded.said_by_id`, saidAt: sql`excluded.said_at` },
      },
      setWhere: or(
        sql`(${presences.state}, ${presences.note}) is distinct from (excluded.state, excluded.note)`,
        sql`${presences.source} not in ('teacher', 'office')`,
      ),
    })
    .returning({ userId: presences.userId });
  return written.map(({ userId }) => userId);
}

/**
 * Excuses whoever asked for it and of whom nothing else is said: they stood so in the register that is held. Gives
 * whom.
 */
export async function grantExcuses(tx: Tx, { meetingId, ...said }: SaidBy): Promise<number[]> {
  const granted = await tx
    .update(presences)
    .set(said)
    .where(
      and(
        ...[eq(presences.meetingId, meetingId), eq(presences.source, 'asked')],
        eq(presences.state, 'excused'),
      ),
    )
    .returning({ userId: presences.userId });
  return granted.map(({ userId }) => userId);
}
