import type { MembersWho } from '@institute/contract/certificates/managed-certificates';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { identity, instant } from './columns.ts';
import { users } from './people.ts';

/** What certificates are made from. A deleted one is hidden; certificates made from it stay. */
export const certificateTemplates = pgTable('certificate_templates', {
  id: identity(),
  title: text('title').notNull(),
  /** May hold `{{name}}`, `{{class}}` and `{{date}}`. */
  content: text('content').notNull(),
  footer: text('footer').notNull(),
  createdAt: instant('created_at').notNull(),
  deletedAt: instant('deleted_at'),
  deletedBy: integer('deleted_by').references(() => users.id),
});

/** Certificates as they were given: what the template says later changes none of them. */
export const certificates = pgTable(
  'certificates',
  {
    id: identity(),
    /** Public: anyone who holds it may see what it stands for. */
    code: text('code').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    templateId: integer('template_id')
      .notNull()
      .references(() => certificateTemplates.id),
    /** The student's name on that day. */
    holder: text('holder').notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    footer: text('footer').notNull(),
    issuedOn: date('issued_on', { mode: 'string' }).notNull(),
    assignedAt: instant('assigned_at').notNull(),
    assignedBy: integer('assigned_by')
      .notNull()
      .references(() => users.id),
    /** Since when it stands no longer, by whom and why; null while it stands. */
    revokedAt: instant('revoked_at'),
    revokedBy: integer('revoked_by').references(() => users.id),
    revokedReason: text('revoked_reason').notNull().default(''),
  },
  (t) => [
    uniqueIndex('certificates_once').on(t.templateId, t.userId, t.issuedOn),
    // By the beginning of a number, in whatever order the database's language sorts.
    index('certificates_by_code').on(t.code.op('text_pattern_ops')),
    // Those of one assignment: all of them bear its instant.
    index('certificates_by_assignment').on(t.templateId, t.assignedAt, t.id),
    index('certificates_by_user').on(t.userId, t.id),
  ],
);

/**
 * What a certificate said under an earlier number, before another took its place. The certificate
 * keeps its row, so that a template, student and date have one.
 */
export const replacedCertificates = pgTable(
  'replaced_certificates',
  {
    code: text('code').primaryKey(),
    certificateId: integer('certificate_id')
      .notNull()
      .references(() => certificates.id),
    holder: text('holder').notNull(),
    title: text('title').notNull(),
    issuedOn: date('issued_on', { mode: 'string' }).notNull(),
    /** Since when it stands no longer: from its revocation, else from its replacement. */
    revokedAt: instant('revoked_at').notNull(),
    replacedBy: integer('replaced_by')
      .notNull()
      .references(() => users.id),
    reason: text('reason').notNull(),
  },
  (t) => [index('replaced_certificates_by_certificate').on(t.certificateId)],
);

/**
 * One assignment by an administrator: what is given to whom, and how far that has come. Work goes
 * through the students by id, so that a process which takes it up again knows where to begin.
 */
export const certificateAssignments = pgTable(
  'certificate_assignments',
  {
    id: identity(),
    /** The browser's idempotency key; null when it sent none. */
    requestKey: text('request_key').unique(),
    templateId: integer('template_id')
      .notNull()
      .references(() => certificateTemplates.id),
    /** The template's words when it was assigned: what it says later changes nothing. */
    title: text('title').notNull(),
    content: text('content').notNull(),
    footer: text('footer').notNull(),
    issuedOn: date('issued_on', { mode: 'string' }).notNull(),
    studentIds: jsonb('student_ids').$type<readonly number[]>().notNull(),
    classIds: jsonb('class_ids').$type<readonly number[]>().notNull(),
    /** Who of the classes it is for. */
    membersWho: text('members_who').$type<MembersWho>().notNull().default('joined'),
    /** Students when it was assigned. */
    total: integer('total').notNull(),
    /** Students dealt with so far, and those among them who did not hold it already. */
    processed: integer('processed').notNull().default(0),
    assigned: integer('assigned').notNull().default(0),
    /** Id of the last student dealt with. */
    reached: integer('reached').notNull().default(0),
    assignedAt: instant('assigned_at').notNull(),
    assignedBy: integer('assigned_by')
      .notNull()
      .references(() => users.id),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    index('certificate_assignments_running').on(t.id).where(sql`${t.finishedAt} is null`),
    check('certificate_assignments_count', sql`${t.assigned} between 0 and ${t.processed}`),
  ],
);

/**
 * Taking back all certificates of an assignment, and how far that has come. Work goes through them
 * by id, so that one which is given anew meanwhile is not taken back twice.
 */
export const assignmentRevocations = pgTable(
  'assignment_revocations',
  {
    id: identity(),
    assignmentId: integer('assignment_id')
      .notNull()
      .references(() => certificateAssignments.id),
    /** Why; empty once it is done, as it then stands with each certificate. */
    reason: text('reason').notNull(),
    /** Certificates when it was begun, and those revoked so far. */
    total: integer('total').notNull(),
    revoked: integer('revoked').notNull().default(0),
    /** Id of the last certificate dealt with. */
    reached: integer('reached').notNull().default(0),
    begunAt: instant('begun_at').notNull(),
    begunBy: integer('begun_by')
      .notNull()
      .references(() => users.id),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    index('assignment_revocations_by_assignment').on(t.assignmentId, t.id),
    uniqueIndex('assignment_revocations_running')
      .on(t.assignmentId)
      .where(sql`${t.finishedAt} is null`),
  ],
);
