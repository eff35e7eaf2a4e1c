import { type AuditKind, auditKinds } from '@institute/contract/audit/audit';
import type { Thing, ThingKind } from '@institute/contract/audit/things';
import { inArray, type SQL, sql } from 'drizzle-orm';

const noting = (details: object): SQL => sql`details @> ${JSON.stringify(details)}::jsonb`;
const ofKind = (kind: AuditKind): SQL => inArray(sql`action`, [...auditKinds[kind]]);

/**
 * How acts with a thing note it: any of these. A lesson is noted as it was sent in rows from before its
 * id was, and where it is one of several. What was sent for a message, or given with a certificate, was done before
 * they were there.
 */
const notes: Readonly<Record<ThingKind, (id: number) => SQL[]>> = {
  lesson: (id) =>
    [{ lesson: id }, { lesson: String(id) }, { lessons: [id] }, { lessons: [{ id }] }].map(noting),
  message: (id) => [
    noting({ message: id }),
    sql`details @> (select jsonb_build_object('once', once_key) from messages
      where id = ${id} and once_key is not null)`,
  ],
  scheduledMessage: (id) => [noting({ scheduled: id })],
  messageTemplate: (id) => [sql`(${noting({ template: id })} and ${ofKind('messages')})`],
  certificate: (id) => [
    noting({ certificate: id }),
    sql`(action in ('assignCertificate', 'revokeAssignment') and details @> (
      select jsonb_build_object('assignment', a.id) from certificates c
      join certificate_assignments a on a.template_id = c.template_id and a.assigned_at = c.assigned_at
      where c.id = ${id} limit 1))`,
  ],
  certificateTemplate: (id) => [sql`(${noting({ template: id })} and ${ofKind('certificates')})`],
};

/**
 * Acts with a thing, in place of the table: found along the index of what was noted (`offset 0` keeps
 * the planner from walking the log in its order instead), and few, whatever else is asked of them.
 */
export const actsWith = ({ kind, id }: Thing): SQL =>
  sql`(select * from audit_log where ${sql.join(notes[kind](id), sql` or `)} offset 0)`;
