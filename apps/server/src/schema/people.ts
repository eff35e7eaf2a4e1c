import { roles } from '@institute/contract/auth/abilities';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { identity, instant } from './columns.ts';

/** People: students and administrators, by `role`. A deleted one keeps its row, not its data. */
export const users = pgTable(
  'users',
  {
    id: identity(),
    name: text('name').notNull(),
    /** Trimmed and lower-cased; null for whoever signs in with the phone, and once deleted, which frees the address. */
    email: text('email'),
    /** When the person proved that this e-mail is theirs; null until then, and after a new e-mail. */
    emailVerifiedAt: instant('email_verified_at'),
    /** The network they signed up from, as a keyed hash (`addresses.ts`); null where it says nothing. */
    signedUpFrom: text('signed_up_from'),
    phone: text('phone').notNull(),
    /** Name, e-mail, phone and its digits as searches compare them (`searchTextOf`); empty once deleted. */
    searchText: text('search_text').notNull().default(''),
    /** argon2id; empty once deleted, which matches nothing. */
    passwordHash: text('password_hash').notNull(),
    role: smallint('role').notNull(),
    referralCode: text('referral_code').notNull().unique(),
    /** BCP 47 tag of the language they read; null for the institute's. Nothing reads it before there are two. */
    language: text('language'),
    /** Whether a part that is due takes what the wallet has where that is less than the part. */
    paysPartly: boolean('pays_partly').notNull().default(false),
    joinedAt: instant('joined_at').notNull(),
    /** When a session of their own was last in use, kept by the database; null for never. */
    lastSeenAt: instant('last_seen_at'),
    /** How often the person was signed out from afar: each gives their devices another name for push. */
    pushEpoch: integer('push_epoch').notNull().default(0),
    /** When the account is to be erased, as its owner asked; null while nobody has. */
    erasesAt: instant('erases_at'),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    uniqueIndex('users_email').on(t.email),
    // Whoever has no e-mail signs in with the phone, and nobody else without one has it (decision 138).
    uniqueIndex('users_sign_in_phone')
      .on(t.phone)
      .where(sql`${t.deletedAt} is null and ${t.email} is null`),
    // The orders of the administrators' list, each scanned without touching the rows it passes over.
    index('users_by_joining').on(t.joinedAt, t.id).where(sql`${t.deletedAt} is null`),
    index('users_by_name').on(t.searchText, t.id).where(sql`${t.deletedAt} is null`),
    index('users_by_email').on(t.email, t.id).where(sql`${t.deletedAt} is null`),
    index('users_by_phone').on(t.phone, t.id).where(sql`${t.deletedAt} is null`),
    index('users_by_role').on(t.role, t.id).where(sql`${t.deletedAt} is null`),
    index('users_to_erase').on(t.erasesAt).where(sql`${t.erasesAt} is not null`),
    index('users_gone').on(t.id).where(sql`${t.deletedAt} is not null`),
    index('users_seen').on(t.lastSeenAt, t.id).where(sql`${t.deletedAt} is null`),
    index('users_never_seen')
      .on(t.joinedAt, t.id)
      .where(sql`${t.deletedAt} is null and ${t.lastSeenAt} is null`),
    // Those among them who may have been seen by a version that noted nothing: however many are
    // invited, they are few.
    index('users_unnoted')
      .on(t.joinedAt, t.id)
      .where(sql`${t.deletedAt} is null and ${t.lastSeenAt} is null and ${t.passwordHash} <> ''`),
    // Those who are invited and have chosen no password.
    index('users_invited')
      .on(t.joinedAt, t.id)
      .where(sql`${t.deletedAt} is null and ${t.passwordHash} = ''`),
    index('users_deleted').on(t.id).where(sql`${t.deletedAt} is not null`),
    check('users_role_known', sql`${t.role} in (${sql.raw(Object.values(roles).join(', '))})`),
    check(
      'users_live_can_sign_in',
      sql`${t.deletedAt} is not null or ${t.email} is not null or ${t.phone} <> ''`,
    ),
  ],
);

/**
 * How many live users there are of each role, kept by triggers of `users`: the list of students says
 * its length on every page, and counting would cost more with every student.
 */
export const userTotals = pgTable('user_totals', {
  role: smallint('role').primaryKey(),
  users: integer('users').notNull(),
});

/**
 * How many live users joined on each day (UTC), kept by the same triggers: far down the list of
 * students, newest first, a page is found from these without scanning all before it.
 */
export const userDays = pgTable(
  'user_days',
  { day: date('day').primaryKey(), users: integer('users').notNull() },
  (t) => [check('user_days_not_negative', sql`${t.users} >= 0`)],
);

/** What the office notes about a person: never shown to them but in the copy of their own data. */
export const personNotes = pgTable(
  'person_notes',
  {
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    authorId: integer('author_id')
      .notNull()
      .references(() => users.id),
    body: text('body').notNull(),
    /** Idempotency key of what wrote it, `{author}:{client's key}`. */
    addedBy: text('added_by').unique(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('person_notes_by_user').on(t.userId, t.id.desc())],
);
