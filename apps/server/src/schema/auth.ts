import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { identity, instant } from './columns.ts';
import { users } from './people.ts';

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
    /**
     * What may be done with them: set a new password, make a device one that is known, come in first, or
     * choose a password by a link that the office hands over.
     */
    purpose: text('purpose', { enum: ['reset', 'device', 'invitation', 'link'] }).notNull(),
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
