import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, instant } from './columns.ts';
import { users } from './people.ts';

/** Whose row it is. */
const owner = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id);

/** The authenticator of a user. Secrets are sealed with a key of the institute. */
export const authenticators = pgTable('authenticators', {
  userId: owner().primaryKey(),
  /** What codes are made from; null until the first set-up is finished. */
  secret: text('secret'),
  /** The one being set up. */
  pendingSecret: text('pending_secret'),
  /** Since when codes are asked for. */
  confirmedAt: instant('confirmed_at'),
  /** The step of time of the last code that was taken: it and those before are refused. */
  lastStep: integer('last_step'),
});

/** Passkeys, by what the browser calls them. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: identity(),
    userId: owner(),
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the device says it was used; 0 where it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How a browser reaches it: `internal`, `usb` … */
    transports: jsonb('transports').$type<string[]>().notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('passkeys_by_user').on(t.userId)],
);

/** Recovery codes that are not used yet, hashed: 80 random bits need no slow hash. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { id: identity(), userId: owner(), codeHash: text('code_hash').notNull() },
  (t) => [uniqueIndex('recovery_codes_of_user').on(t.userId, t.codeHash)],
);

/** What a passkey was asked to sign, once. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  challenge: text('challenge').primaryKey(),
  userId: owner(),
  purpose: text('purpose', { enum: ['make', 'sign-in', 'confirm'] }).notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** Sign-ins whose password was right and whose second step waits. */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: owner(),
    guesses: integer('guesses').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('pending_sign_ins_by_user').on(t.userId)],
);
