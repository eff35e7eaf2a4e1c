import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount, listOrNone, moment, optionalMoment, orNull, wireObject } from '../codecs.ts';
import { nothing } from '../fields.ts';
import { officePowers, staffPowers } from './abilities.ts';

/** The fields of the signed-in user. */
export const userFields = {
  id: z.number(),
  name: z.string(),
  /** Empty for somebody who has none, and signs in with the phone. */
  email: z.string(),
  phone: z.string(),
  /** The balance of the wallet. */
  walletKobo: amount,
  /** One of `roles` (roles.ts). */
  role: z.number(),
  joinedAt: optionalMoment,
  referralCode: z.string(),
  /** Name of the administrator signed in as this student, empty otherwise. */
  actingAdmin: z.string(),
  /** Name under which this person's devices register for push; left out while push is off. */
  pushId: z.optional(z.string()),
  /** True for an administrator who can do nothing yet but set up the second factor that is required. */
  isFactorMissing: z.optional(z.boolean()),
  /** When the account is erased, as its owner asked; null when nobody has. */
  erasesAt: orNull(moment),
  /** The classes they teach, with what they may do there. */
  teaches: listOrNone(
    z.array(wireObject({ classId: z.number(), powers: z.array(z.enum(staffPowers)) })),
  ),
  /** Their powers of the office. */
  office: listOrNone(z.array(z.enum(officePowers))),
};
export const userNames = {
  phone: 'phonenumber',
  walletKobo: 'wallet',
  joinedAt: 'time',
  isFactorMissing: 'factor_missing',
} as const;

/** The signed-in user. Browsers keep it as it travels, for months: what is added here may be absent there. */
export const User = wireObject(userFields, userNames);
export type User = z.output<typeof User>;

/** What names an account to whoever signs in, and on the devices of its owner: the e-mail, or the phone where there is none. */
export const signInNameOf = (person: { email: string | null; phone: string }): string =>
  person.email || person.phone;

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
