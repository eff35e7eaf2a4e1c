import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount, moment, optionalMoment, wireObject } from '../codecs.ts';
import { naira, nothing } from '../fields.ts';

/*
 * What is mine: a copy of everything the institute holds about a person, and the end of the account
 * (decision 050). Not for an administrator who is signed in as them: not_as_student.
 */

/** Days in which the person can change their mind before the account is erased. */
export const ERASURE_DAYS = 14;

/** What stands in the way of a copy, or how far it is. */
export const copyStates = ['none', 'waiting', 'making', 'ready', 'failed'] as const;

/** The newest copy that was asked for. */
export const DataCopy = wireObject({
  state: z.enum(copyStates),
  /** Parts of the archive that are in it, of how many; 0 of 0 until that is known. */
  done: z.number(),
  total: z.number(),
  bytes: z.number(),
  /** Until when it can be fetched, and by which key. */
  expiresAt: optionalMoment,
  key: z.string(),
  /** When another one can be asked for; null for now. */
  nextAt: optionalMoment,
});
export type DataCopy = z.output<typeof DataCopy>;

/** What the institute holds about the person, and what has been asked for. */
export const MyData = wireObject(
  {
    copy: DataCopy,
    /** When the account is erased; null when nobody has asked for it. */
    erasesAt: optionalMoment,
    /** What is erased with it. */
    classes: z.number(),
    results: z.number(),
    certificates: z.number(),
    comments: z.number(),
    /** What is given up. */
    walletKobo: amount,
  },
  { walletKobo: 'wallet' },
);
export type MyData = z.output<typeof MyData>;

const ownCall = {
  method: 'POST',
  path: '/api.php',
  encoding: 'form',
  access: 'session',
  actor: 'email',
} as const;

/** Our own: the copy that was asked for last, and what erasing the account would take. */
export const getMyData = defineCall({
  ...ownCall,
  name: 'getMyData',
  action: 'get_my_data',
  offline: true,
  request: z.object({}),
  response: MyData,
});

/**
 * Our own: asks for a copy of everything about oneself; one that is under way is waited for. Errors:
 * copy_too_soon, too_many.
 */
export const requestMyData = defineCall({
  ...ownCall,
  name: 'requestMyData',
  action: 'request_my_data',
  request: z.object({}),
  response: nothing,
});

/**
 * Our own: the archive itself, for a link in our own pages: the session's cookie is enough. Errors:
 * not_found for a copy that is not ready, not one's own, or older than a day.
 */
export const downloadMyData = defineCall({
  name: 'downloadMyData',
  method: 'GET',
  path: '/api.php',
  action: 'download_my_data',
  encoding: 'none',
  access: 'session',
  headerless: true,
  request: z.object({ key: z.string().check(z.maxLength(60)) }),
  response: z.null(),
});

/**
 * Our own: the account is erased in {@link ERASURE_DAYS} days. `wallet` is what the person was told
 * is given up. Errors: current_password_needed, current_password_wrong, confirm_needed,
 * last_administrator, wallet_changed, too_many.
 */
export const requestErasure = defineCall({
  ...ownCall,
  name: 'requestErasure',
  action: 'request_erasure',
  request: z.object({ password: z.string().check(z.maxLength(256)), wallet: naira }),
  response: wireObject({ erasesAt: moment }),
});

/** Our own: the account stays. */
export const keepAccount = defineCall({
  ...ownCall,
  name: 'keepAccount',
  action: 'keep_account',
  request: z.object({}),
  response: nothing,
});
