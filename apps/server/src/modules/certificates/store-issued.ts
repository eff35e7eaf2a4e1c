import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { containing } from '../../like.ts';
import type { Database } from '../../platform/db.ts';
import { certificates, users } from '../../schema/index.ts';
import { countedTo } from '../../store-counted.ts';
import { matchingPerson } from '../../store-people-search.ts';
import { formatCode } from './rules.ts';
import type { CertificateRow } from './store.ts';

/** A certificate with the names the office shows beside it. */
export interface IssuedRow {
  row: CertificateRow;
  studentName: string;
  studentEmail: string | null;
  assignedBy: string;
  revokedBy: string | null;
}

/** Which certificates are wanted: of a class, or all; found by student, title and code. */
export interface WantedCertificates {
  search: string;
  /** Null for every class. */
  classId: number | null;
  limit: number;
  offset: number;
}

const giver = alias(users, 'giver');
const revoker = alias(users, 'revoker');

/** A page of the certificates of people who are there, newest first. */
export async function issuedPage(
  db: Database,
  { search, classId, limit, offset }: WantedCertificates,
): Promise<{ total: number; more: boolean; rows: IssuedRow[] }> {
  const condition = and(
    isNull(users.deletedAt),
    search === '' ? undefined : isNamed(search),
    classId === null ? undefined : isOfClass(classId),
  );
  const known = db
    .select({ id: certificates.id })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.userId))
    .where(condition)
    .$dynamic();
  const counted = await countedTo(db, known);
  const rows = await db
    .select({
      row: certificates,
      studentName: users.name,
      studentEmail: users.email,
      assignedBy: giver.name,
      revokedBy: revoker.name,
    })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.userId))
    .innerJoin(giver, eq(giver.id, certificates.assignedBy))
    .leftJoin(revoker, eq(revoker.id, certificates.revokedBy))
    .where(condition)
    .orderBy(desc(certificates.id))
    .limit(Math.max(0, Math.min(limit, counted.total - offset)))
    .offset(offset);
  return { ...counted, rows };
}

/**
 * Every word names the student, or stands in the title; or all of them are a number or its beginning.
 * Each is found by its own index: titles are those of assignments, which are few.
 */
function isNamed(search: string) {
  const words = search.trim().split(/\s+/);
  const code = formatCode(search);
  const titles = words.map((word) => sql`lower(a.title) like ${containing(word)}`);
  const ways = [
    sql`select c.id from certificates c join users on users.id = c.user_id
      where ${matchingPerson(users.searchText, search)}`,
    sql`select c.id from certificates c join (
        select distinct a.template_id, a.assigned_at, a.title from certificate_assignments a
        where ${sql.join(titles, sql` and `)}) a
      on a.template_id = c.template_id and a.assigned_at = c.assigned_at and a.title = c.title`,
    ...(code === '' ? [] : [sql`select c.id from certificates c where c.code like ${`${code}%`}`]),
  ];
  return sql`${certificates.id} in (${sql.join(ways, sql` union all `)})`;
}

/** Whether it was given to a class as a whole, of which its holder is. */
function isOfClass(classId: number) {
  return sql`exists (select 1 from enrolments e
      where e.user_id = ${certificates.userId} and e.class_id = ${classId}::int)
    and exists (select 1 from certificate_assignments a
      where a.template_id = ${certificates.templateId} and a.issued_on = ${certificates.issuedOn}
        and a.assigned_at = ${certificates.assignedAt}
        and a.class_ids @> to_jsonb(${classId}::int))`;
}
