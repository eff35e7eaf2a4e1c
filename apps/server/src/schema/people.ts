import { roles } from '@institute/contract/auth/abilities';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
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
    /** Trimmed and lower-cased; null once deleted, which frees the address. */
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
    // The orders of the administrators' list, each scanned without touching the rows it passes over.
    index('users_by_joining').on(t.joinedAt, t.id).where(sql`${t.deletedAt} is null`),
    index('users_by_name').on(t.searchText, t.id).where(sql`${t.deletedAt} is null`),
    index('users_by_email').on(t.email, t.id).where(sql`${t.deletedAt} is null`),
    index('users_by_phone').on(t.phone, t.id).where(sql`${t.deletedAt} is null`),
    index('users_by_role').on(t.role, t.id).where(sql`${t.deletedAt} is null`),
    index('users_to_erase').on(t.erasesAt).where(sql`${t.erasesAt} is not null`),
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
    check('users_live_has_email', sql`${t.deletedAt} is not null or ${t.email} is not null`),
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

/**
 * Devices on which a person has signed in or proved to read their mail, by the hash of the cookie a
 * browser carries. People who share a browser share its key, each with a row of their own.
 */
export const devices = pgTable(
  'devices',
  {
    id: identity(),
    keyHash: text('key_hash').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    firstSeenAt: instant('first_seen_at').notNull(),
    /** Of the last time the person signed in there. */
    lastSeenAt: instant('last_seen_at').notNull(),
    /** When the person last passed their second factor there; null where they never did. */
    factorPassedAt: instant('factor_passed_at'),
  },
  (t) => [
    uniqueIndex('devices_by_key').on(t.keyHash, t.userId),
    index('devices_by_user').on(t.userId),
    index('devices_by_age').on(t.lastSeenAt),
  ],
);

/** Live sessions; both halves are stored hashed. */
export const sessions = pgTable(
  'sessions',
  {
    id: identity(),
    sidHash: text('sid_hash').notNull().unique(),
    tokenHash: text('token_hash').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** The administrator signed in as this student, if so. */
    adminId: integer('admin_id').references(() => users.id),
    /**
     * The administrator's own session, which this one as a student stands before: ending this one
     * gives that back, and what ends that one ends this.
     */
    resumesId: integer('resumes_id').references((): AnyPgColumn => sessions.id, {
      onDelete: 'cascade',
    }),
    /** Null while an administrator is signed in as this student, and once the device is forgotten. */
    deviceId: integer('device_id').references(() => devices.id, { onDelete: 'set null' }),
    /** What the browser called itself when it signed in. */
    userAgent: text('user_agent').notNull().default(''),
    /** Where it was last seen, and when, to a quarter of an hour. */
    address: text('address').notNull().default(''),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When the person last proved that it is they; null for sessions from before this was kept. */
    confirmedAt: instant('confirmed_at'),
  },
  (t) => [
    index('sessions_by_user').on(t.userId),
    index('sessions_by_admin').on(t.adminId),
    index('sessions_by_device').on(t.deviceId),
    index('sessions_by_resumed').on(t.resumesId).where(sql`${t.resumesId} is not null`),
  ],
);

/**
 * The codes of one mail: six digits for the browser that asked, which carries the request in a
 * cookie, and a long code that works in any browser. Both prove whose mailbox it is, once. An
 * invitation has the long one alone, as a link.
 */
export const mailedCodes = pgTable(
  'mailed_codes',
  {
    /** Of the request in the browser's cookie. */
    requestHash: text('request_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** What may be done with them: set a new password, make a device one that is known, or come in first. */
    purpose: text('purpose', { enum: ['reset', 'device', 'invitation'] }).notNull(),
    codeHash: text('code_hash').notNull(),
    /** Of the six digits; the long code cannot be guessed. */
    guesses: integer('guesses').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    longCodeHash: text('long_code_hash').notNull(),
    longExpiresAt: instant('long_expires_at').notNull(),
  },
  (t) => [
    index('mailed_codes_by_user').on(t.userId),
    index('mailed_codes_by_end').on(t.longExpiresAt),
  ],
);

/**
 * The newest mail that verifies an e-mail: a link and a code, each stored hashed. It dies by use, by
 * age, and with the e-mail it was sent to; its code also by wrong guesses.
 */
export const emailVerifications = pgTable('email_verifications', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  /** The address it was sent to: another one is not verified by it. */
  email: text('email').notNull(),
  linkHash: text('link_hash').notNull().unique(),
  codeHash: text('code_hash').notNull(),
  guesses: integer('guesses').notNull().default(0),
  expiresAt: instant('expires_at').notNull(),
});

/** Who has agreed to which version of the terms and the privacy notice, and when (decision 049). */
export const consents = pgTable(
  'consents',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    version: integer('version').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.version] })],
);

/** Counters of throttled attempts, per person, device and address. */
export const throttles = pgTable(
  'throttles',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: instant('resets_at').notNull(),
  },
  (t) => [index('throttles_by_end').on(t.resetsAt)],
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
