import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { identity, instant } from './columns.ts';

/** What certificates are made from. A deleted one is hidden; certificates made from it stay. */
export const certificateTemplates = pgTable('certificate_templates', {
  id: identity(),
  title: text('title').notNull(),
  /** May hold `{{name}}`, `{{class}}` and `{{date}}`. */
  content: text('content').notNull(),
  footer: text('footer').notNull(),
  createdAt: instant('created_at').notNull(),
  deletedAt: instant('deleted_at'),
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
  },
  (t) => [
    uniqueIndex('certificates_once').on(t.templateId, t.userId, t.issuedOn),
    index('certificates_by_user').on(t.userId, t.id),
  ],
);
