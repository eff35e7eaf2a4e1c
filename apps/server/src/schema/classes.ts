import type { ClassLevel } from '@institute/contract/classes/classes';
import type { FreeReason } from '@institute/contract/payments/ways';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { identity, instant, kobo } from './columns.ts';
import { users } from './people.ts';

/** Classes students join. A deleted one is hidden, its history stays. */
export const classes = pgTable(
  'classes',
  {
    id: identity(),
    /** Public token used in routes: random, at least 96 bits, never all digits. */
    rand: text('rand').notNull().unique(),
    name: text('name').notNull(),
    category: text('category').notNull(),
    /** Both as searches compare them, kept by the database; null for a class from before they were kept. */
    nameFolded: text('name_folded'),
    categoryFolded: text('category_folded'),
    about: text('about').notNull(),
    isPremium: boolean('is_premium').notNull(),
    /** Kobo; 0 for a free class. */
    price: kobo('price').notNull(),
    /** The price buys a calendar month. */
    isMonthly: boolean('is_monthly').notNull(),
    /** In which parts the price is paid, as `readParts` reads them; empty where it is paid at once. */
    parts: text('parts').notNull().default(''),
    /** 0 means no limit. */
    monthlyLessonLimit: integer('monthly_lesson_limit').notNull(),
    registrationClosesAt: instant('registration_closes_at'),
    isActive: boolean('is_active').notNull(),
    /** Not published: nobody but the office, its teachers and who was given a place meets it, whatever its status. */
    isDraft: boolean('is_draft').notNull().default(false),
    /** Whether its students may go to another group by themselves, while that is early (decision 176). */
    mayMoveGroups: boolean('may_move_groups').notNull().default(false),
    prerequisiteId: integer('prerequisite_id').references((): AnyPgColumn => classes.id),
    /**
     * The exam of the prerequisite that may be passed instead of completing it. It counts only while it
     * is that (`isEntryExam` of the lessons), so that no foreign key holds it: lessons name their class.
     */
    entryExamId: integer('entry_exam_id'),
    /** Live-class links, one per line. */
    links: text('links').notNull(),
    /** What follows /c/ in the address of its public page; null for one from before there were any. */
    slug: text('slug'),
    level: text('level').$type<ClassLevel | ''>().notNull().default(''),
    /** Hours of study; 0 where nothing is said. */
    hours: integer('hours').notNull().default(0),
    /** What a student can do afterwards, one a line. */
    outcomes: text('outcomes').notNull().default(''),
    teacher: text('teacher').notNull().default(''),
    /** Number of its lessons, kept by the lessons domain. */
    lessonTotal: integer('lesson_total').notNull().default(0),
    /**
     * Idempotency key of what added it, `{administrator}:{client's key}`: the same key adds nothing
     * twice.
     */
    addedBy: text('added_by').unique(),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
    deletedBy: integer('deleted_by').references(() => users.id),
    /** The slug that a deleted class had, for the day it comes back; others may have it meanwhile. */
    deletedSlug: text('deleted_slug'),
  },
  (t) => [
    uniqueIndex('classes_slug').on(t.slug),
    // Each order of the office's list; read backwards for the other direction.
    index('classes_in_order').on(t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
    index('classes_by_name')
      .on(sql`coalesce(${t.nameFolded}, ' ' || installed.folded(${t.name}))`, t.id)
      .where(sql`${t.deletedAt} is null`),
    index('classes_by_price').on(t.price, t.id).where(sql`${t.deletedAt} is null`),
    index('classes_by_end').on(t.registrationClosesAt, t.id).where(sql`${t.deletedAt} is null`),
    index('classes_by_category').on(t.category, t.id).where(sql`${t.deletedAt} is null`),
    index('classes_entered_by').on(t.entryExamId).where(sql`${t.entryExamId} is not null`),
    index('classes_deleted').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    check('classes_price_not_negative', sql`${t.price} >= 0`),
    check('classes_free_costs_nothing', sql`${t.isPremium} or ${t.price} = 0`),
    check('classes_not_own_prerequisite', sql`${t.prerequisiteId} <> ${t.id}`),
  ],
);

/** Addresses that a class had before: they lead to the one it has now, and no other class takes them. */
export const formerClassSlugs = pgTable('former_class_slugs', {
  slug: text('slug').primaryKey(),
  classId: integer('class_id')
    .notNull()
    .references(() => classes.id),
});

/** Who has joined which class, once. */
export const enrolments = pgTable(
  'enrolments',
  {
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    classId: integer('class_id')
      .notNull()
      .references(() => classes.id),
    enrolledAt: instant('enrolled_at').notNull(),
    /** End of the paid month; null for a class that is not monthly. */
    subscriptionEndsAt: instant('subscription_ends_at'),
    /** How often it has been paid for: 1 after joining, one more with every renewal. */
    periods: integer('periods').notNull().default(1),
    /** Why nobody pays for it, where the office said so; null once it was paid for. */
    freeReason: text('free_reason').$type<FreeReason>(),
    /** From when to when it is on hold, for which no new lesson opens; null where it is not, nor was. */
    heldFrom: instant('held_from'),
    heldUntil: instant('held_until'),
    /** Whether its end was moved by the time of the hold. */
    isHeldPaid: boolean('held_paid').notNull().default(false),
    /** From when on it waits for what is owed for it; null where nothing is. Kept by triggers on invoices. */
    overdueAt: instant('overdue_at'),
    /** How often the office has moved its end: each end is told of by itself. */
    extensions: integer('extensions').notNull().default(0),
  },
  (t) => [
    uniqueIndex('enrolments_once').on(t.userId, t.classId),
    // Read backwards for the newest first: a descending index of Drizzle's sorts nulls elsewhere.
    index('enrolments_by_class').on(t.classId, t.enrolledAt, t.id),
    index('enrolments_by_end').on(t.classId, t.subscriptionEndsAt, t.id),
    index('enrolments_ending').on(t.subscriptionEndsAt, t.classId, t.userId),
    check(
      'enrolments_held',
      sql`(${t.heldFrom} is null) = (${t.heldUntil} is null) and ${t.heldFrom} < ${t.heldUntil}`,
    ),
  ],
);

/**
 * How many live students a class has, and how many lessons they have opened: what its lists say of
 * themselves without counting. Kept by triggers on enrolments, lesson_progress and users.
 */
export const classTotals = pgTable('class_totals', {
  classId: integer('class_id')
    .primaryKey()
    .references(() => classes.id),
  students: integer('students').notNull().default(0),
  views: integer('views').notNull().default(0),
});
