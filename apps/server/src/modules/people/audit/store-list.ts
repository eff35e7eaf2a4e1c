import { type AuditKind, auditKinds } from '@institute/contract/audit';
import { roles } from '@institute/contract/rules/abilities';
import { and, asc, desc, eq, gte, inArray, isNull, lt, or, type SQL } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/db.ts';
import { auditLog, classStaff, users } from '../../../schema/index.ts';
import { matchingPerson } from '../../../store-people-search.ts';

const actors = alias(users, 'actors');
const subjects = alias(users, 'subjects');

/**
 * How far matches are counted: no administrator turns a thousand pages, and counting all takes as
 * long as they are many.
 */
const COUNTED = 10_000;

/** Which acts are asked for. */
export interface Filter {
  search: string;
  actorId: number | undefined;
  subjectId: number | undefined;
  act: string | undefined;
  kind: AuditKind | undefined;
  from: Date | null;
  to: Date | null;
}

interface Wanted extends Filter {
  limit: number;
  offset: number;
}

/** An act with the people it names. */
export type AuditRow = Awaited<ReturnType<typeof auditPage>>['rows'][number];

/** Acts with the names of their people. */
function acts(db: Database) {
  return db
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
    .leftJoin(subjects, eq(subjects.id, auditLog.subjectId));
}

/** The acts that are asked for. */
function matching(db: Database, wanted: Filter): SQL | undefined {
  return and(
    wanted.actorId === undefined
      ? undefined
      : wanted.actorId === 0
        ? isNull(auditLog.actorId)
        : eq(auditLog.actorId, wanted.actorId),
    wanted.subjectId === undefined ? undefined : eq(auditLog.subjectId, wanted.subjectId),
    wanted.act === undefined ? undefined : eq(auditLog.action, wanted.act),
    wanted.kind === undefined ? undefined : inArray(auditLog.action, [...auditKinds[wanted.kind]]),
    wanted.from ? gte(auditLog.at, wanted.from) : undefined,
    wanted.to ? lt(auditLog.at, wanted.to) : undefined,
    wanted.search === '' ? undefined : byName(db, wanted.search),
  );
}

/** The next acts after one, newest first, for an export; the numbers of acts follow their time. */
export function actsBefore(
  db: Database,
  filter: Filter,
  before: number | null,
  limit: number,
): Promise<AuditRow[]> {
  const next = before === null ? undefined : lt(auditLog.id, before);
  return acts(db)
    .where(and(matching(db, filter), next))
    .orderBy(desc(auditLog.id))
    .limit(limit);
}

/** How many acts there are, counted no further than `most`. */
export function countActs(db: Database, filter: Filter, most: number): Promise<number> {
  const found = db.select({ id: auditLog.id }).from(auditLog).where(matching(db, filter));
  return db.$count(found.limit(most).as('found'));
}

/** A page of acts, newest first. */
export async function auditPage(db: Database, wanted: Wanted) {
  const filter = matching(db, wanted);
  const known = db.select({ id: auditLog.id }).from(auditLog).where(filter);
  const counted = await db.$count(known.limit(COUNTED + 1).as('known'));
  const total = Math.min(counted, COUNTED);
  const rows = await acts(db)
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
    .where(matchingPerson(users.searchText, typed))
    .limit(1000);
  return or(inArray(auditLog.actorId, found), inArray(auditLog.subjectId, found));
}

/** Live administrators and teachers by name: those who act. */
export function administratorNames(db: Database): Promise<{ id: number; name: string }[]> {
  // Each by its own index: one condition of the two would look at everybody.
  const administer = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, roles.administrator), isNull(users.deletedAt)));
  const teach = db.select({ id: classStaff.userId }).from(classStaff);
  const acting = unionAll(administer, teach);
  return db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(inArray(users.id, acting), isNull(users.deletedAt)))
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
