import { roles } from '@institute/contract/rules/abilities';
import { and, asc, desc, eq, gte, inArray, isNull, like, lt, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { containing } from '../../../like.ts';
import type { Database } from '../../../platform/db.ts';
import { auditLog, users } from '../../../schema/index.ts';

const actors = alias(users, 'actors');
const subjects = alias(users, 'subjects');

/**
 * How far matches are counted: no administrator turns a thousand pages, and counting all takes as
 * long as they are many.
 */
const COUNTED = 10_000;

interface Wanted {
  limit: number;
  offset: number;
  search: string;
  actorId: number | undefined;
  subjectId: number | undefined;
  act: string | undefined;
  from: Date | null;
  to: Date | null;
}

/** An act with the people it names. */
export type AuditRow = Awaited<ReturnType<typeof auditPage>>['rows'][number];

/** A page of acts, newest first. */
export async function auditPage(db: Database, wanted: Wanted) {
  const filter = and(
    wanted.actorId === undefined
      ? undefined
      : wanted.actorId === 0
        ? isNull(auditLog.actorId)
        : eq(auditLog.actorId, wanted.actorId),
    wanted.subjectId === undefined ? undefined : eq(auditLog.subjectId, wanted.subjectId),
    wanted.act === undefined ? undefined : eq(auditLog.action, wanted.act),
    wanted.from ? gte(auditLog.at, wanted.from) : undefined,
    wanted.to ? lt(auditLog.at, wanted.to) : undefined,
    wanted.search === '' ? undefined : byName(db, wanted.search),
  );
  const known = db.select({ id: auditLog.id }).from(auditLog).where(filter);
  const counted = await db.$count(known.limit(COUNTED + 1).as('known'));
  const total = Math.min(counted, COUNTED);
  const rows = await db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      details: auditLog.details,
      actorId: auditLog.actorId,
      actorName: actors.name,
      subjectId: auditLog.subjectId,
      subjectName: subjects.name,
    })
    .from(auditLog)
    .leftJoin(actors, eq(actors.id, auditLog.actorId))
    .leftJoin(subjects, eq(subjects.id, auditLog.subjectId))
    .where(filter)
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(Math.max(0, Math.min(wanted.limit, total - wanted.offset)))
    .offset(wanted.offset);
  return { rows, total, more: counted > COUNTED };
}

/** Acts of, or to, people whose name or e-mail holds what was typed. */
function byName(db: Database, typed: string): SQL | undefined {
  const found = db
    .select({ id: users.id })
    .from(users)
    .where(like(users.searchText, containing(typed)))
    .limit(1000);
  return or(inArray(auditLog.actorId, found), inArray(auditLog.subjectId, found));
}

/** Live administrators by name. */
export function administratorNames(db: Database): Promise<{ id: number; name: string }[]> {
  return db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.role, roles.administrator), isNull(users.deletedAt)))
    .orderBy(asc(users.searchText), asc(users.id))
    .limit(200);
}

/** The name of a person, also of a deleted one; null when there is no such person. */
export async function personName(
  db: Database,
  id: number,
): Promise<{ id: number; name: string } | null> {
  const [found] = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(eq(users.id, id));
  return found ?? null;
}
