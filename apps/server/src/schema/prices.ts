import type { PriceReason } from '@institute/contract/prices/prices';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { classes } from './classes.ts';
import { identity, instant, kobo } from './columns.ts';
import { users } from './people.ts';

/** Codes by which people pay less for a class, as many of them as `uses` says. */
export const coupons = pgTable(
  'coupons',
  {
    id: identity(),
    /** In large letters. */
    code: text('code').notNull(),
    /** Hundredths of the price, or kobo off it: one of the two. */
    share: integer('share'),
    off: kobo('off'),
    /** The classes that it is for; none for all. */
    classIds: integer('class_ids').array().notNull().default([]),
    /** The last day on which it is taken. */
    until: date('until'),
    uses: integer('uses').notNull(),
    used: integer('used').notNull().default(0),
    note: text('note').notNull(),
    madeBy: integer('made_by').references(() => users.id),
    madeAt: instant('made_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    // A code that has ended may be given to another coupon.
    uniqueIndex('coupons_by_code').on(t.code).where(sql`${t.endedAt} is null`),
    check('coupons_off', sql`num_nonnulls(${t.share}, ${t.off}) = 1`),
    check('coupons_amounts', sql`${t.share} between 1 and 100 or ${t.off} > 0`),
    check('coupons_used', sql`${t.used} between 0 and ${t.uses}`),
  ],
);

/** What a student pays less, in a class or in all: what the office gives, and what a coupon brings. */
export const studentPrices = pgTable(
  'student_prices',
  {
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Null where it holds in every class. */
    classId: integer('class_id').references(() => classes.id),
    /** Hundredths of the price, or kobo off it: one of the two. */
    share: integer('share'),
    off: kobo('off'),
    why: text('why').$type<PriceReason>().notNull(),
    /** Why, as the office has written it; of a coupon its note. */
    reason: text('reason').notNull(),
    couponId: integer('coupon_id').references(() => coupons.id),
    /** Whether it is for one payment alone, as that of a coupon. */
    isOnce: boolean('is_once').notNull(),
    /** The last day on which it holds. */
    until: date('until'),
    givenBy: integer('given_by').references(() => users.id),
    givenAt: instant('given_at').notNull(),
    usedAt: instant('used_at'),
    endedAt: instant('ended_at'),
    /** Idempotency key of what the office gives, `{administrator}:{client's key}`. */
    requestKey: text('request_key').unique(),
  },
  (t) => [
    index('student_prices_by_user').on(t.userId, t.id),
    // Once per person.
    uniqueIndex('student_prices_by_coupon').on(t.couponId, t.userId),
    check('student_prices_off', sql`num_nonnulls(${t.share}, ${t.off}) = 1`),
    check('student_prices_amounts', sql`${t.share} between 1 and 100 or ${t.off} > 0`),
    check('student_prices_coupon', sql`(${t.why} = 'coupon') = (${t.couponId} is not null)`),
  ],
);
