import { officePowers, staffPowers } from '@institute/contract/auth/abilities';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { classes } from './classes.ts';
import { instant } from './columns.ts';
import { users } from './people.ts';

/** Who teaches which class, and what they may do there; those who stop have no row (decision 084). */
export const classStaff = pgTable(
  'class_staff',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    classId: integer('class_id')
      .notNull()
      .references(() => classes.id),
    powers: text('powers', { enum: staffPowers }).array().notNull(),
    since: instant('since').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.classId] }),
    index('class_staff_by_class').on(t.classId),
    check(
      'class_staff_powers_known',
      sql`cardinality(${t.powers}) > 0 and ${t.powers} <@ array['teach', 'mark', 'people']`,
    ),
  ],
);

/** Who works in the office without being an administrator, and what they may do there (decision 172). */
export const officeStaff = pgTable(
  'office_staff',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id),
    powers: text('powers', { enum: officePowers }).array().notNull(),
    since: instant('since').notNull(),
  },
  (t) => [
    check(
      'office_staff_powers_known',
      sql`cardinality(${t.powers}) > 0 and ${t.powers} <@ array['money', 'support', 'head']`,
    ),
  ],
);

/** How teachers want to be seen by their students; whoever has said nothing has no row. */
export const teacherProfiles = pgTable('teacher_profiles', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  /** Stored name of a small picture; null for none. */
  picture: text('picture'),
  /** Whether visitors see name and picture on the public pages of the classes. */
  isPublic: boolean('is_public').notNull().default(false),
});
