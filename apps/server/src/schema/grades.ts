import type { GradeKind, GradePreset } from '@institute/contract/exams/grades';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { classes } from './classes.ts';
import { identity, instant } from './columns.ts';
import { users } from './people.ts';

/** How a class is graded; one without a scheme has no row (decision 185). */
export const gradeSchemes = pgTable('grade_schemes', {
  classId: integer('class_id')
    .primaryKey()
    .references(() => classes.id),
  /** Whether students see their own grade. */
  isShown: boolean('is_shown').notNull().default(false),
  missingIsZero: boolean('missing_is_zero').notNull().default(false),
  /** Counts the changes of the scheme. */
  version: integer('version').notNull().default(1),
});

/** A column of a scheme, worth so many points. */
export const gradeColumns = pgTable(
  'grade_columns',
  {
    id: identity(),
    classId: integer('class_id')
      .notNull()
      .references(() => classes.id),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    kind: text('kind').$type<GradeKind>().notNull(),
    weight: integer('weight').notNull(),
    /** The exams that count; empty for all of the class. */
    examIds: integer('exam_ids').array().notNull().default([]),
  },
  (t) => [
    index('grade_columns_by_class').on(t.classId, t.position),
    check(
      'grade_columns_kind',
      sql`${t.kind} in ('exams', 'attendance', 'participation', 'homework')`,
    ),
    check('grade_columns_weight', sql`${t.weight} between 1 and 1000`),
  ],
);

/** A mark that a teacher has written, for a month or for all of the class's time. */
export const gradeMarks = pgTable(
  'grade_marks',
  {
    columnId: integer('column_id')
      .notNull()
      .references(() => gradeColumns.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** `2026-11`; empty for all of the time. */
    month: text('month').notNull(),
    /** Hundredths of points, of so many points: it keeps its share where the column is worth another number. */
    hundredths: integer('hundredths').notNull(),
    outOf: integer('out_of').notNull(),
    writtenById: integer('written_by_id')
      .notNull()
      .references(() => users.id),
    writtenAt: instant('written_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.columnId, t.userId, t.month] }),
    index('grade_marks_by_user').on(t.userId),
    check('grade_marks_points', sql`${t.hundredths} between 0 and ${t.outOf} * 100`),
    check('grade_marks_month', sql`${t.month} ~ '^$|^20[0-9]{2}-(0[1-9]|1[0-2])$'`),
  ],
);

/** A named scheme of the institute, which classes take as a copy. */
export const gradePresets = pgTable(
  'grade_presets',
  {
    id: identity(),
    name: text('name').notNull(),
    columns: jsonb('columns').$type<GradePreset['columns']>().notNull(),
  },
  (t) => [uniqueIndex('grade_presets_name').on(t.name)],
);
