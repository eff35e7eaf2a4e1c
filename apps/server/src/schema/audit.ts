import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './people.ts';

/** Append-only: every write of an administrator, every login-as, every attempt to act as another. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** Who acted: the administrator, also when signed in as a student. */
    actorId: integer('actor_id').references(() => users.id),
    /** Whom it was done to, when it was a person. */
    subjectId: integer('subject_id').references(() => users.id),
    /** The class it was done in, where it was one; null too in rows from before it was noted. */
    classId: integer('class_id'),
    action: text('action').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
  },
  (t) => [
    // Read backwards for the newest first: a descending index of Drizzle's sorts nulls elsewhere.
    index('audit_log_in_order').on(t.at, t.id),
    index('audit_log_of_actor').on(t.actorId, t.at, t.id),
    index('audit_log_of_action').on(t.action, t.at, t.id),
    index('audit_log_of_subject').on(t.subjectId, t.at, t.id),
    index('audit_log_of_class').on(t.classId, t.at, t.id),
    // What was done with a lesson, a message, a template or a certificate, by the ids that were noted.
    // Each row goes into it at once: what is kept aside for later would be read by every question.
    index('audit_log_of_things')
      .using('gin', t.details.op('jsonb_path_ops'))
      .with({ fastupdate: false }),
  ],
);
