import { type AuditKind, auditKinds } from '@institute/contract/audit/audit';
import type { Thing } from '@institute/contract/audit/things';
import { roles } from '@institute/contract/auth/abilities';
import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import { type Database, rowsOf } from '../../platform/db.ts';
import { auditLog, classStaff, officeStaff, users } from '../../schema/index.ts';
import { countedPage, MOST_COUNTED } from '../../shared/sql/counted.ts';
import { matchingPerson } from '../../shared/sql/people-search.ts';
import { actsWith } from './store-things.ts';

const actors = alias(users, 'actors');
const subjects = alias(users, 'subjects');

/** Which acts are asked for. */
export interface Filter {
  search: string;
  actorId: number | undefined;
  subjectId: number | undefined;
  classId: number | undefined;
  thing: Thing | null;
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
export type AuditRow = Awaited<ReturnType<typeof acts>>[number];

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

/**
 * The ways in which the acts `r` that are asked for are found: with a search, those to and those of
 * people whose name, e-mail or phone holds what was typed. Those who act are few and have many acts
 * each: they are found along the index of actors, looked at one by one, and the newest of each are
 * read. Those with a thing are looked up first.
 */
function waysTo(wanted: Filter, reach: number, before: number | null = null): SQL[] {
  const next = before === null ? [] : [sql`r.id < ${before}`];
  const condition = sql.join([...matching(wanted), ...next], sql` and `);
  const all = wanted.thing ? actsWith(wanted.thing) : sql`audit_log`;
  if (wanted.search === '') return [sql`from ${all} r where ${condition}`];
  const named = matchingPerson(users.searchText, wanted.search);
  return [
    sql`from ${all} r join users on users.id = r.subject_id where ${condition} and ${named}`,
    sql`from (
        with recursive acting as (
          select min(actor_id) as id from audit_log
          union all
          select (select min(actor_id) from audit_log where actor_id > acting.id) from acting
          where acting.id is not null)
        select users.id from acting cross join lateral (
          select * from users where users.id = acting.id offset 0) users where ${named}) actor
      cross join lateral (select r.id, r.at from ${all} r
        where r.actor_id = actor.id and ${condition}
        order by r.at desc, r.id desc limit ${reach}) r where true`,
  ];
}

function matching({ actorId, subjectId, classId, act, kind, from, to }: Filter): SQL[] {
  return [
    [sql`true`],
    actorId === undefined
      ? []
      : actorId === 0
        ? sql`r.actor_id is null`
        : sql`r.actor_id = ${actorId}`,
    subjectId === undefined ? [] : sql`r.subject_id = ${subjectId}`,
    classId === undefined ? [] : sql`r.class_id = ${classId}`,
    act === undefined ? [] : sql`r.action = ${act}`,
    kind === undefined ? [] : inArray(sql`r.action`, [...auditKinds[kind]]),
    from ? sql`r.at >= ${from.toISOString()}::timestamptz` : [],
    to ? sql`r.at < ${to.toISOString()}::timestamptz` : [],
  ].flat();
}

/** The next acts after one, newest first, for an export; the numbers of acts follow their time. */
export async function actsBefore(
  db: Database,
  filter: Filter,
  before: number | null,
  limit: number,
): Promise<AuditRow[]> {
  const ways = waysTo(filter, limit, before).map(
    (way) => sql`(select r.id ${way} order by r.id desc limit ${limit})`,
  );
  const found = await rowsOf<{ id: number }>(
    db,
    sql`select id from (${sql.join(ways, sql` union `)}) found order by id desc limit ${limit}`,
  );
  const ids = found.map(({ id }) => Number(id));
  return actsOf(db, ids, desc(auditLog.id));
}

/** The newest acts with a thing, newest first. */
export function newestWith(
  db: Database,
  thing: Thing,
): Promise<Pick<AuditRow, 'action' | 'details'>[]> {
  return rowsOf(
    db,
    sql`select r.action, r.details from ${actsWith(thing)} r order by r.at desc, r.id desc limit 50`,
  );
}

/** How many acts there are, counted no further than `most`. */
export async function countActs(db: Database, filter: Filter, most: number): Promise<number> {
  const ways = waysTo(filter, most).map((way) => sql`(select r.id ${way} limit ${most})`);
  const [counted] = await rowsOf<{ acts: number }>(
    db,
    sql`select count(*)::int as acts from (${sql.join(ways, sql` union `)}) found`,
  );
  return Math.min(counted?.acts ?? 0, most);
}

/** A page of acts, newest first. */
export async function auditPage(db: Database, wanted: Wanted) {
  const { ids, ...counted } = await countedPage(db, {
    ways: waysTo(wanted, MOST_COUNTED + 1),
    ...{ key: sql`r.at`, descending: true, limit: wanted.limit, offset: wanted.offset },
  });
  return { ...counted, rows: await actsOf(db, ids, desc(auditLog.at), desc(auditLog.id)) };
}

async function actsOf(db: Database, ids: readonly number[], ...order: SQL[]) {
  if (ids.length === 0) return [];
  return acts(db)
    .where(inArray(auditLog.id, [...ids]))
    .orderBy(...order);
}

/** Live administrators, teachers and whoever else works in the office, by name: those who act. */
export function administratorNames(db: Database): Promise<{ id: number; name: string }[]> {
  // Each by its own index: one condition of the two would look at everybody.
  const administer = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, roles.administrator), isNull(users.deletedAt)));
  const teach = db.select({ id: classStaff.userId }).from(classStaff);
  const help = db.select({ id: officeStaff.userId }).from(officeStaff);
  const acting = unionAll(administer, teach, help);
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
