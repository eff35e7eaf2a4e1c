import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db.ts';
import { certificates, users } from '../../schema/index.ts';
import { containing } from '../../shared/like.ts';
import { accountWithPage } from '../../shared/sql/account-page.ts';
import { countedPage } from '../../shared/sql/counted.ts';
import { matchingPerson } from '../../shared/sql/people-search.ts';
import { formatCode } from './rules.ts';
import type { CertificateRow } from './store.ts';

/** A certificate with the names the office shows beside it. */
export interface IssuedRow {
  row: CertificateRow;
  studentName: string;
  studentEmail: string | null;
  assignedBy: string;
  revokedBy: string | null;
  /** Their accounts while they are there. */
  assignedById: number | null;
  revokedById: number | null;
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
  const { ids, ...counted } = await countedPage(db, {
    ways: classId === null ? waysTo(search) : waysTo(search, isOfClass(classId)),
    ...{ key: sql`r.id`, descending: true, limit, offset },
  });
  if (ids.length === 0) return { ...counted, rows: [] };
  const rows = await db
    .select({
      row: certificates,
      studentName: users.name,
      studentEmail: users.email,
      assignedBy: giver.name,
      revokedBy: revoker.name,
      assignedById: accountWithPage(giver),
      revokedById: accountWithPage(revoker),
    })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.userId))
    .innerJoin(giver, eq(giver.id, certificates.assignedBy))
    .leftJoin(revoker, eq(revoker.id, certificates.revokedBy))
    .where(inArray(certificates.id, ids))
    .orderBy(desc(certificates.id));
  return { ...counted, rows };
}

/**
 * The ways in which certificates are found: every word names the student, or stands in the title; or
 * all of them are a number or its beginning. Titles are those of assignments, which are few.
 */
function waysTo(search: string, condition = sql`true`): SQL[] {
  const from = sql`from certificates r join users on users.id = r.user_id`;
  const wanted = sql`users.deleted_at is null and ${condition}`;
  if (search === '') return [sql`${from} where ${wanted}`];
  const words = search.trim().split(/\s+/);
  const titles = words.map((word) => sql`lower(a.title) like ${containing(word)}`);
  const code = formatCode(search);
  return [
    sql`${from} where ${wanted} and ${matchingPerson(users.searchText, search)}`,
    sql`${from} join (
        select distinct a.template_id, a.assigned_at, a.title from certificate_assignments a
        where ${sql.join(titles, sql` and `)}) a
      on a.template_id = r.template_id and a.assigned_at = r.assigned_at and a.title = r.title
      where ${wanted}`,
    ...(code === '' ? [] : [sql`${from} where ${wanted} and r.code like ${`${code}%`}`]),
  ];
}

/** Whether it was given to a class as a whole, of which its holder is. */
function isOfClass(classId: number): SQL {
  return sql`exists (select 1 from enrolments e
      where e.user_id = r.user_id and e.class_id = ${classId}::int)
    and exists (select 1 from certificate_assignments a
      where a.template_id = r.template_id and a.issued_on = r.issued_on
        and a.assigned_at = r.assigned_at and a.class_ids @> to_jsonb(${classId}::int))`;
}
