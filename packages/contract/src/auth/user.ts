import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { nothing } from '../fields.ts';
import { staffPowers } from './abilities.ts';

/** The signed-in user, as the browser keeps it under `auth-storage`. */
export const User = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  phonenumber: z.string(),
  /** Balance in naira. */
  wallet: z.number(),
  /** One of `roles` (rules/abilities.ts). */
  role: z.number(),
  /** Unix seconds of joining. */
  time: z.number(),
  referral_code: z.string(),
  /** Name of the administrator signed in as this student, empty otherwise. */
  acting_admin: z.string(),
  /** Name under which this person's devices register for push; left out while push is off. */
  push_id: z.optional(z.string()),
  /** True for an administrator who can do nothing yet but set up the second factor that is required. */
  factor_missing: z.optional(z.boolean()),
  /** Unix seconds of the day on which the account is erased, as its owner asked; else left out. */
  erases_at: z.optional(z.number()),
  /** The classes they teach, with what they may do there; left out for whoever teaches none. */
  teaches: z.optional(
    z.array(z.object({ class_id: z.number(), powers: z.array(z.enum(staffPowers)) })),
  ),
});
export type User = z.output<typeof User>;

/** Rulings §2: ends this session at once. */
export const logout = defineCall({
  name: 'logout',
  method: 'POST',
  path: '/api.php',
  action: 'logout',
  encoding: 'form',
  access: 'session',
  actor: 'email',
  beforeFactor: true,
  request: z.object({}),
  response: nothing,
});

/**
 * Our own, rulings §9: ends a session as a student and gives the administrator's own back, which
 * waited meanwhile. Errors: not_acting, session_ended (the own one has ended as well).
 */
export const endLoginAs = defineCall({
  name: 'endLoginAs',
  method: 'POST',
  path: '/api.php',
  action: 'end_login_as',
  encoding: 'form',
  access: 'session',
  actor: 'email',
  beforeFactor: true,
  request: z.object({}),
  response: User,
});

/** Student §7: the session's own user. Sent without a header, so the cookie alone is enough. */
export const getUserData = defineCall({
  name: 'getUserData',
  method: 'POST',
  path: '/api.php',
  action: 'getUserData',
  actionIn: 'body',
  encoding: 'form',
  access: 'session',
  actor: 'email',
  headerless: true,
  beforeFactor: true,
  request: z.object({}),
  response: User,
});
